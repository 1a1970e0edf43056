import type { Module } from '../../../module.ts';
import { claimsRoutes } from './routes.ts';
import { exportClaimsData, eraseClaimsData } from './personal-data.ts';
export { dropConfirmations } from './repository.ts';
export { requireConfirmed, type Asked as AskedClaims } from './service.ts';

/** `ownsPost` is passed in because the posts module depends on this one. */
export function claimsModule(ownsPost: Parameters<typeof claimsRoutes>[1]): Module {
  return {
    name: 'claims',
    routes: (context) => claimsRoutes(context, ownsPost),
    personalData: { export: exportClaimsData, erase: eraseClaimsData },
  };
}
