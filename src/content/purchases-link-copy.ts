export const purchasesLinkCopy = {
  pending: (payments: number) => (payments === 1 ? '1 pago pendiente' : `${payments} pagos pendientes`),
  check: (payments: number) =>
    payments === 1
      ? 'Tiene un pago pendiente: compruébelo'
      : `Tiene ${payments} pagos pendientes: compruébelos`,
} as const;
