export const notFoundCopy = {
  meta: {
    title: 'Página no encontrada | Mentoría Legal Educacional',
    description: 'Es posible que el enlace haya cambiado o que la dirección tenga un error.',
  },
  title: 'No encontramos esta página',
  text: 'Es posible que el enlace haya cambiado o que la dirección tenga un error.',
  home: 'Ir al inicio',
  blog: 'Ver el blog',
} as const;
