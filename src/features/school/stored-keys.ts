export const profileKey = 'mle.profile';

export const letterheadKey = 'mle.letterhead';

/** Keys under which earlier versions of the site stored the parts of the profile. */
export const earlierKeys = {
  school: 'mle.school',
  addressee: 'mle.addressee',
  orders: 'mle.purchase-orders',
  tax: 'mle.tax',
  buyer: 'mle.buyer',
} as const;
