import type { Values } from '../../src/features/documents/model/document.ts';
import type { DeaKey } from '../../src/features/documents/templates/dea-form/fields.ts';

/**
 * Document of the home page, half filled in for a fictional school. Two answers are wrong, so that the form shows the
 * warnings that are quoted beside the picture.
 */
export const halfFilledForm: { readonly slug: string; readonly values: Values<DeaKey> } = {
  slug: 'formulario-registro-dea',
  values: {
    est_nombre: 'Escuela Ficticia de Prueba',
    est_rut: '77.777.777-7',
    est_direccion: 'Calle Ejemplo 123, Ñuñoa',
    est_telefono: '+56 2 2123 4567',
    est_correo: 'direccion@escuela.example',
    rep_nombre: 'María Ejemplo Prueba',
    rep_rut: '77.777.777-7',
    dea_marca: 'Marca Ejemplo',
    dea_modelo: 'DX-100',
    dea_venc_bateria: '2025-03-31',
  },
};
