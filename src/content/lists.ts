// Copy of the shop's and the blog's lists that comes with what a page lists, and not with its code.

export const shopMeta = {
  title: 'Tienda de plantillas legales | Mentoría Legal Educacional',
  description:
    'Plantillas Word para establecimientos educacionales: formulario de registro DEA y contrato a plazo fijo para educadora diferencial PIE.',
} as const;

export const blogMeta = {
  title: 'Blog de derecho educacional | Mentoría Legal Educacional',
  description: 'Artículos claros sobre la normativa que afecta a los colegios en Chile.',
} as const;

export const listCopy = {
  label: 'Páginas',
  previous: 'Página anterior',
  next: 'Página siguiente',
  position: (number: number, count: number) => `Página ${number} de ${count}`,
} as const;
