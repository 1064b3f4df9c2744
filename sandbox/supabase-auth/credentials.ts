/** The stand-in's one user. The terminal prints both for the developer. */
export const credentials = { email: 'admin@mentoria.example', password: 'sandbox-admin' } as const;

/** The only key that the stand-in takes, in the form of the service's public keys. */
export const anonKey = 'sb_publishable_sandbox_clave_ficticia';
