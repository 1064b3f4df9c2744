/** Copy of what header, menu and home say of payments that wait for their confirmation. */
export const ownPurchasesCopy = {
  pending: (payments: number) => (payments === 1 ? '1 pago pendiente' : `${payments} pagos pendientes`),
  check: (payments: number) =>
    payments === 1
      ? 'Tiene un pago pendiente: compruébelo'
      : `Tiene ${payments} pagos pendientes: compruébelos`,
} as const;
