// Parts of the page that few visits need. They share one chunk, because each further chunk lengthens the page's list of
// files.

export { PaymentSearch } from './payment-search.tsx';
export { PendingList } from './pending-list.tsx';
export { ReceivedPurchase } from './received-purchase.tsx';
