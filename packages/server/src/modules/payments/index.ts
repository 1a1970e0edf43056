export { paymentsHandlers } from './handlers.ts';
export { paymentsJobs } from './jobs.ts';
export { erasePaymentsData, exportPaymentsData } from './personal-data.ts';
export { paymentsRoutes } from './routes.ts';
export {
  catalogueFaults,
  createCoupon,
  listCouponUses,
  purchaseNamed,
  stopCoupon,
  type CouponUses,
} from './service/operator.ts';
export { refundPurchase } from './service/refund.ts';
