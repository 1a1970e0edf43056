export { paymentsHandlers } from './handlers.ts';
export { paymentsJobs } from './jobs.ts';
export { erasePaymentsData, exportPaymentsData } from './personal-data.ts';
export { paymentsRoutes } from './routes.ts';
export {
  allCoupons,
  catalogueFaults,
  createCoupon,
  purchaseNamed,
  stopCoupon,
  type NewCoupon,
} from './service/operator.ts';
export { refundPurchase } from './service/refund.ts';
