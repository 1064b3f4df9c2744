/** Where localStorage keeps the purchases. In a file of its own because every page asks whether there are any. */
export const purchasesKey = 'mle.purchases';
