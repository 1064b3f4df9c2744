/** Copy of the page where a template is completed. */
export const completeCopy = {
  meta: (name: string) => ({
    title: `Completar: ${name} | Mentoría Legal Educacional`,
    description: `Complete «${name}» en su navegador y descárguelo en Word. Sus datos no salen de este equipo.`,
  }),
  link: 'Completar en línea',
  label: 'Completar en línea',
  locked: {
    text: 'Esta página se abre para quien compró la plantilla.',
    ways: [
      [
        'bag',
        'Si aún no la compra,',
        'encuéntrela en la tienda: se habilita en este navegador al confirmarse el pago.',
      ],
      [
        'document',
        'Si ya la compró,',
        'abra esta página en el mismo equipo y navegador en que hizo la compra.',
      ],
    ],
    write: '¿No tiene acceso a ese equipo? Escríbanos con su número de pago:',
    toProduct: 'Ver la plantilla',
    toPurchases: 'Ver mis compras',
  },
} as const;

export const previewCopy = {
  page: (page: number, count: number) => `Página ${page} de ${count}`,
} as const;
