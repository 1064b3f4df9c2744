// Chilean pesos are integers: ISO 4217 gives CLP no decimals.
const pesos = new Intl.NumberFormat('es-CL', { style: 'currency', currency: 'CLP' });

/** @param amount whole CLP, e.g. 2000 → "$2.000" */
export function formatClp(amount: number): string {
  return pesos.format(amount);
}
