/** The two templates, as the shop names them. */
export const form = 'Formulario de Registro DEA';
export const contract = 'Contrato a Plazo Fijo – Educadora Diferencial PIE';

/** What a browser below the floor is told. */
export const tooOld = 'Este navegador es demasiado antiguo para comprar o completar documentos en este sitio';
