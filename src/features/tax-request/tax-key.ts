/** Where a device holds what was typed to ask for a boleta or factura; apart from its store, which comes on demand. */
export const taxKey = 'mle.tax';
