/** Copy of the admin area. The sentences with «tú» are the firm's own; all others say «usted». */
export const loginCopy = {
  meta: {
    title: 'Acceso Administrador | Mentoría Legal Educacional',
    description: 'Acceso privado para la administración del sitio.',
  },
  title: 'Acceso Administrador',
  lead: 'Inicia sesión para gestionar tu sitio web.',
  email: 'Correo Electrónico',
  password: 'Contraseña',
  missing: { email: 'Escriba su correo electrónico.', password: 'Escriba su contraseña.' },
  wrongEmail: 'Escriba el correo electrónico completo, con su signo @.',
  submit: 'Iniciar Sesión',
  busy: 'Iniciando...',
  welcome: ['¡Bienvenida!', 'Has iniciado sesión correctamente.'],
  unconfigured:
    'El acceso aún no está configurado: faltan la dirección o la clave pública del servicio de cuentas. El resto del sitio funciona con normalidad.',
} as const;

export const dashboardCopy = {
  meta: {
    title: 'Panel de Administración | Mentoría Legal Educacional',
    description: 'Panel privado para la administración del sitio.',
  },
  tab: 'Administración',
  title: 'Panel de Administración',
  welcome: 'Bienvenida al panel. La carga y gestión de documentos estará disponible próximamente.',
  signedInAs: 'Sesión iniciada como',
  mode: 'Actívelo con el interruptor de la barra oscura, arriba en cada página: la tienda muestra entonces la vista completa de las plantillas y su descarga, solo en este equipo.',
  toShop: 'Ir a la tienda',
} as const;

export const sessionCopy = {
  signOut: 'Cerrar Sesión',
  signingOut: 'Cerrando...',
  signedOut: ['Sesión cerrada', 'Has cerrado sesión correctamente.'],
  signedOutHere: [
    'Se cerró la sesión en este equipo',
    'El servicio de cuentas no lo confirmó: si la abrió en otro equipo, puede seguir abierta.',
  ],
  unreachable: {
    title: 'No pudimos comprobar su sesión',
    text: 'El servicio de cuentas no responde. Su sesión sigue guardada en este equipo: revise su conexión e inténtelo de nuevo.',
    retry: 'Reintentar',
    retrying: 'Comprobando…',
  },
} as const;

/**
 * Shown when the account service refuses a request. `signUp`, `signIn`, `signOut` and `unknown` are English because the
 * firm asked for these words.
 */
export const authNotices = {
  wrongCredentials: {
    title: 'Error al iniciar sesión',
    text: 'El correo electrónico o la contraseña son incorrectos. Por favor, inténtelo de nuevo.',
  },
  signUp: 'Sign up Failed',
  signIn: 'Sign in Failed',
  signOut: 'Sign out Failed',
  unknown: 'Something went wrong',
} as const;

export const adminModeCopy = {
  bar: 'Administración',
  mode: 'Modo administrador',
  hint: 'Vista completa y descarga sin pago.',
  dashboard: 'Panel',
  shop: 'Tienda',
} as const;
