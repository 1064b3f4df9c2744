/** Formats whole numbers with points: 1998 → «1.998». */
export const whole = new Intl.NumberFormat('es-CL', { useGrouping: 'always' });
export const list = new Intl.ListFormat('es-CL');

export const rows = (count: number) => (count === 1 ? '1 fila' : `${count} filas`);
export const quoted = (text: string) => `«${text}»`;
