/** Where this device keeps what it knows of the school. */
export const schoolKey = 'mle.school';
/** Where it keeps who the school's quotes are addressed to. */
export const addresseeKey = 'mle.addressee';
/** Where it keeps the numbers of purchase orders. */
export const purchaseOrdersKey = 'mle.purchase-orders';
/** Where it keeps the image of its letterhead. */
export const letterheadKey = 'mle.letterhead';
