/** Key of the purchases in localStorage. It has its own file because every page checks whether purchases are stored. */
export const purchasesKey = 'mle.purchases';
