export const sealCopy = {
  sealed: 'Esta página ya no puede enviar datos: lo que escriba queda en este equipo.',
  check: 'Comprobarlo',
  testBlocked: [
    'Se intentó enviar una palabra de prueba, y el navegador lo impidió.',
    'También puede activar el modo avión: todo sigue funcionando.',
  ],
  /** Replaces `testBlocked` if the browser doesn't report that it refused. */
  testNotBlocked: ['El navegador no impidió que se enviara una palabra de prueba.'],
  explanationLink: 'Cómo funciona',
  explanation: {
    title: 'Cómo funciona esta página sin enviar datos',
    texts: [
      'Cuando ya tiene todo lo que necesita, esta página le pide al navegador que no deje salir nada más de ella, tampoco hacia este sitio. El navegador lo cumple hasta que usted sale de la página o la vuelve a cargar.',
      '«Comprobarlo» intenta enviar una palabra de prueba a este mismo sitio y le dice qué pasó.',
      'Esto no alcanza a las extensiones de su navegador, a otras páginas que abra desde aquí ni al archivo que descargue: cuídelo como cualquier documento con datos personales.',
    ],
  },
} as const;
