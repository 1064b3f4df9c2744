/** A label copied along with the number: 'Fono:', 'Cel.'. */
const label = /^\s*(?:tel(?:[ée]fono)?|fono|cel(?:ular)?|m[óo]vil|fijo)[\s.:]*/i;

/**
 * '9 1234 5678' → '+56912345678'. Chilean numbers have nine digits; some people still write the zero once dialled
 * before them.
 */
function normalize(input: string): string {
  const number = input.replace(label, '').replace(/[\s().\-‐-―−]/g, '');
  const national = /^(?:\+?56|0056)?0?(\d{9})$/.exec(number)?.[1];
  return national ? `+56${national}` : number;
}

const mobile = /^\+56(9)(\d{4})(\d{4})$/;
const santiago = /^\+56(2)(\d{4})(\d{4})$/;
const elsewhere = /^\+56([3-7]\d)(\d{3})(\d{4})$/;

function parts(input: string): readonly string[] | null {
  const number = normalize(input);
  return mobile.exec(number) ?? santiago.exec(number) ?? elsewhere.exec(number);
}

export function isPhone(input: string): boolean {
  return parts(input) !== null;
}

/** '912345678' → '+56 9 1234 5678'; other text stays as it is. */
export function formatPhone(input: string): string {
  const [, area, first, last] = parts(input) ?? [];
  return area ? `+56 ${area} ${first} ${last}` : input;
}
