let pesos: Intl.NumberFormat | undefined;

/** @param amount whole CLP, which ISO 4217 gives no decimals, e.g. 2000 → "$2.000" */
export function formatClp(amount: number): string {
  pesos ??= new Intl.NumberFormat('es-CL', { style: 'currency', currency: 'CLP', useGrouping: 'always' });
  return pesos.format(amount);
}
