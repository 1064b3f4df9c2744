/** In localStorage. Apart from the store: every page looks whether there is anything, few load what reads it. */
export const purchasesKey = 'mle.purchases';
