/** With its prefix and nothing else: '9 1234 5678' → '+56912345678'. Chilean numbers have nine digits. */
function bare(typed: string): string {
  const number = typed.replace(/[\s().\-‐-―−]/g, '');
  if (/^\d{9}$/.test(number)) return `+56${number}`;
  return /^56\d{9}$/.test(number) ? `+${number}` : number;
}

const mobile = /^\+56(9)(\d{4})(\d{4})$/;
const santiago = /^\+56(2)(\d{4})(\d{4})$/;
const elsewhere = /^\+56([3-7]\d)(\d{3})(\d{4})$/;

function parts(typed: string): readonly string[] | null {
  const number = bare(typed);
  return mobile.exec(number) ?? santiago.exec(number) ?? elsewhere.exec(number);
}

export function isPhone(typed: string): boolean {
  return parts(typed) !== null;
}

/** '912345678' → '+56 9 1234 5678'; what is no Chilean number stays as typed. */
export function formatPhone(typed: string): string {
  const [, area, first, last] = parts(typed) ?? [];
  return area ? `+56 ${area} ${first} ${last}` : typed;
}
