export { creditsHandlers, creditsJobs } from './jobs.ts';
export { creditsRoutes } from './routes.ts';
export { eraseCreditsData, exportCreditsData } from './personal-data.ts';
export { moveLapse, takeBackCredits, unusedCredits } from './purchased.ts';
export { creditTotalsQuery, lockAccount, type CreditTotals } from './repository.ts';
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
