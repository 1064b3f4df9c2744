// Parts of the page that few visits need. One file, since each file of its own lengthens the page's list of files.
export { HandedPurchase } from './handed-purchase.tsx';
export { LostPayments } from './lost-payments.tsx';
export { PendingList } from './pending-list.tsx';
