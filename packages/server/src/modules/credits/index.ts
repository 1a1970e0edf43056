import type { Module } from '../../module.ts';
import { creditsRoutes } from './routes.ts';
import { creditsJobs, creditsHandlers } from './jobs.ts';
import { exportCreditsData, eraseCreditsData } from './personal-data.ts';
export { moveLapse, takeBackCredits, unusedCredits } from './purchased.ts';
export { creditTotalsQuery, holdsCreditsFrom, lockAccount, type CreditTotals } from './repository.ts';
export {
  grantCredits,
  grantedCredits,
  heldCredits,
  keepReservations,
  releaseCredits,
  reserveCredits,
  settleCredits,
  type Grant,
  type Reserved,
  type ReserveRequest,
} from './service.ts';

export const creditsModule: Module = {
  name: 'credits',
  routes: creditsRoutes,
  jobs: creditsJobs,
  handlers: creditsHandlers,
  personalData: { export: exportCreditsData, erase: eraseCreditsData },
};
