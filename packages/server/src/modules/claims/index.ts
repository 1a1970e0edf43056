export { eraseClaimsData, exportClaimsData } from './personal-data.ts';
export { dropConfirmations } from './repository.ts';
export { claimsRoutes } from './routes.ts';
export { requireConfirmed } from './service.ts';
