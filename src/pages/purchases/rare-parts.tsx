// Parts of the page that few visits need. They share one chunk, because each further chunk lengthens the page's list of
// files.
export { ReceivedPurchase } from './handed-purchase.tsx';
export { PaymentSearch } from './lost-payments.tsx';
export { PendingList } from './pending-list.tsx';
