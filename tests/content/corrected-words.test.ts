import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Wordings that were wrong, unclear or untrue, each followed by what took its place. */
const corrected = [
  ['ventana segura de Mercado Pago', 'Continúe en el sitio seguro de Mercado Pago.'],
  ['Al aprobarse el pago, descarga', 'Al aprobarse el pago podrá descargar sus documentos'],
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
  ['Las recibe al confirmarse', 'Las descarga al confirmarse'],
  ['Nuestro perfil aún no está enlazado', 'Nuestro perfil de Instagram aún no está enlazado.'],
] as const;

const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join('src', name), 'utf8'))
  .join('\n');

test('a corrected wording is on the site, and the old one is nowhere on it', () => {
  for (const [before, now] of corrected) {
    expect(source).not.toContain(before);
    expect(source, now).toContain(now);
  }
});
