/** The search parameter of an address that carries a cart. */
export const cartParameter = 'carrito';
