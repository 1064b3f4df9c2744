/** Messages of invalid answers that forms beside the documents ask for too. */
export const identityMessages = {
  rut: 'El RUT no es válido. Revise los números y el dígito verificador.',
  email: 'Ingrese un correo electrónico válido.',
  emailFaults: {
    several: 'Ingrese un solo correo electrónico.',
    noAt: 'Ingrese un correo electrónico válido. Le falta el signo @.',
    comma: 'Ingrese un correo electrónico válido. No lleva comas: revise si es un punto.',
    space: 'Ingrese un correo electrónico válido. No lleva espacios.',
  },
} as const;
