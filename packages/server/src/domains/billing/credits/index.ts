import type { Module } from '../../../module.ts';
import type { FindRuns } from './history.ts';
import { creditsRoutes } from './routes.ts';
import { creditsHandlers } from './jobs.ts';
import { grantSignUpCredits, grantVerifiedCredits } from './sign-up.ts';
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
  lockPayer,
  reserveAsChosen,
  type Payer,
} from './shared/spending.ts';
export { moveLapse, takeBackCredits, unusedCredits } from './purchased.ts';
export {
  creditTotalsQuery,
  holdsCreditsFrom,
  lockAccount,
  type OverviewTotals,
} from './repository/credits.ts';
export {
  closeReserved,
  grantCredits,
  heldCredits,
  keepReservations,
  lockReservation,
  releaseCredits,
  reserveCredits,
  settleCredits,
} from './service.ts';

/** `findRuns` names the runs that reservations paid for. */
export const creditsModule = (findRuns: FindRuns): Module => ({
  name: 'credits',
  routes: (context) => creditsRoutes(context, findRuns),
  handlers: creditsHandlers,
  onSignUp: grantSignUpCredits,
  onVerified: grantVerifiedCredits,
  personalData: { export: exportCreditsData, erase: eraseCreditsData },
});
