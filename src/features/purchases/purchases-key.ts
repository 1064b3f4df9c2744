/** Key of the purchases in localStorage. It has its own file because every page checks whether there are any. */
export const purchasesKey = 'mle.purchases';
