// Parts of the page that few visits need. They share one chunk, because each further chunk would lengthen the list of
// files in the page's own chunk.

export { PaymentSearch } from './payment-search.tsx';
export { PendingList } from './pending-list.tsx';
export { ReceivedPurchase } from './received-purchase.tsx';
