/** The two templates, as the shop names them. */
export const form = 'Formulario de Registro DEA';
export const contract = 'Contrato a Plazo Fijo – Educadora Diferencial PIE';
