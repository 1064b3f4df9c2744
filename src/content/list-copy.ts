export const listCopy = {
  label: 'Páginas',
  previous: 'Página anterior',
  next: 'Página siguiente',
  position: (number: number, count: number) => `Página ${number} de ${count}`,
} as const;
