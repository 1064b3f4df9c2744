/** Formats whole numbers with points: 1998 → «1.998». */
export const countFormat = new Intl.NumberFormat('es-CL', { useGrouping: 'always' });
export const listFormat = new Intl.ListFormat('es-CL');

export const countRows = (count: number) => (count === 1 ? '1 fila' : `${count} filas`);
export const inQuotes = (text: string) => `«${text}»`;
