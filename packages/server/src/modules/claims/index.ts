export { eraseClaimsData, exportClaimsData } from './personal-data.ts';
export { dropConfirmations } from './repository.ts';
export { claimsRoutes } from './routes.ts';
export { prepareConfirmed, requireConfirmed, type Asked as AskedClaims } from './service.ts';
