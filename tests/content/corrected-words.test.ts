import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Wordings that were wrong, unclear or untrue, each followed by what took its place. */
const corrected = [
  ['ventana segura de Mercado Pago', 'Continúe en el sitio seguro de Mercado Pago.'],
  ['Al aprobarse el pago, descarga', 'Al aprobarse el pago podrá descargar '],
  ['Si aún no la compra,', 'Si aún no la ha comprado,'],
  ["'Las compras hechas con este navegador. Se", 'Estas son las compras hechas con este navegador.'],
  ['Has salido en este equipo', 'Cerraste sesión en este equipo'],
  ["['Reserva', '100% confidencial']", "['Confidencialidad', '100% confidencial']"],
  ['Plantilla Word para registrar', 'No es un formulario oficial.'],
  ['uno por cada tres pisos', 'Al menos uno y, según el recinto,'],
  ['¿Comunicó los equipos', '¿Informó los equipos a la Seremi de Salud?'],
  ['disponibles cuando las necesite', 'Próximamente: capacitaciones breves para su equipo.'],
  ['Reciba los cambios normativos', 'Próximamente: un boletín con los cambios normativos'],
  ['Agregue este documento al carrito', 'Compre este documento para acceder a la versión completa.'],
  ['plan integral de seguridad', 'Plan Integral de Seguridad Escolar (PISE)'],
  ['con orden y oportunidad', 'responder a la autoridad con orden y a tiempo'],
  ['cuidando el debido proceso', 'resguardando el debido proceso'],
  ['de la extensión y complejidad', 'la extensión y la complejidad del documento'],
  ['Recibe orientación', 'Recibirá orientación concreta'],
  ['hacer nacer la obligación', 'hacer exigible la obligación'],
  ['Las descarga al confirmarse', 'Complételas en línea y descárguelas al aprobarse el pago.'],
  ['no se pudo usar y se dejó fuera', 'El enlace nombraba un producto que no está en la tienda.'],
  ['Dejar el mío', 'Conservar mi carrito'],
  ["'Sumar'", 'Agregar al mío'],
  ['Cerrar este aviso', "close: 'Cerrar'"],
  ['alguien modificó el enlace', 'Los precios cambiaron desde la fecha de esta cotización; aquí están'],
  ['Hoy se piden', 'Hoy cuesta'],
  ['El enlace de esta página lleva', 'Puede guardar o enviar este enlace.'],
  ['Leer un archivo', 'Abrir un archivo'],
  ['¿Leer un borrador?', '¿Agregar un borrador?'],
  ['llévelo usted', 'ábralo en «Mis compras» del otro equipo'],
  ['cuídelo como a los documentos', 'cuídelo como el documento mismo'],
  ['Borrar mis datos', 'Borrar todo lo escrito'],
  ['Está de vuelta', 'Se recuperó el borrador.'],
  ['en otro lugar: el texto es el mismo', 'en otro lugar: el texto no cambia.'],
  ['Marca Ejemplo', "hint: 'Según la placa del equipo'"],
  ["'BRP — título'", 'Bonificación de Reconocimiento Profesional (BRP), título'],
  ['logo de la firma', 'logo de Mentoría Legal Educacional'],
  ['quítelos usted', 'Si borra una fecha, quite el recordatorio de su calendario.'],
  ['se necesitan los seis datos', 'Complete los seis datos.'],
  ['Pido boleta o factura', 'Solicito boleta o factura por la siguiente compra.'],
  ['no había confirmado este pago', 'Mercado Pago aún no confirma este pago. Al confirmarse,'],
  ['durante ese tiempo volvemos a preguntar', 'seguiremos consultando'],
  ['no se hizo ningún cobro', 'fue rechazado o cancelado y no se le cobró.'],
  ['lo que hizo allá', 'lo hecho en el navegador no aparece aquí'],
  ['Ver mis compras', 'Ver Mis compras'],
  ['el pago en mis compras', 'Comprobar el pago en Mis compras'],
  ['Nuestro perfil aún no está enlazado', 'Nuestro perfil de Instagram aún no está enlazado.'],
] as const;

const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join('src', name), 'utf8'))
  .join('\n');

test('a corrected wording is on the site, and the old one is nowhere on it', () => {
  for (const [before, now] of corrected) {
    expect(source.includes(before), before).toBe(false);
    expect(source.includes(now), now).toBe(true);
  }
});
