import type { Module } from '../../../module.ts';
import { creditsRoutes } from './routes.ts';
import { creditsJobs, creditsHandlers } from './jobs.ts';
import { exportCreditsData, eraseCreditsData } from './personal-data.ts';
export { closeSharedAccount } from './shared/closing.ts';
export { giveCredits } from './shared/giving.ts';
export { readSharedAccount, readSharedHistory } from './shared/reading.ts';
export {
  allowSpending,
  choosePayer,
  endSpending,
  findPayer,
  listPayers,
  reserveAsChosen,
  type Payer,
} from './shared/spending.ts';
export { moveLapse, takeBackCredits, unusedCredits } from './purchased.ts';
export { creditTotalsQuery, holdsCreditsFrom, lockAccount, type OverviewTotals } from './repository.ts';
export { freeSource } from './rules.ts';
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
