import type { Module } from '../../../module.ts';
import { paymentsRoutes } from './routes.ts';
import { paymentsHandlers } from './handlers.ts';
import { exportPaymentsData, erasePaymentsData } from './personal-data.ts';
export {
  catalogueFaults,
  createCoupon,
  listCouponUses,
  purchaseNamed,
  stopCoupon,
  type CouponUses,
} from './service/operator.ts';
export { listPaidPurchases } from './repository/purchases.ts';
export { refundPurchase } from './service/refund.ts';

export const paymentsModule: Module = {
  name: 'payments',
  routes: paymentsRoutes,
  handlers: paymentsHandlers,
  personalData: { export: exportPaymentsData, erase: erasePaymentsData },
};
