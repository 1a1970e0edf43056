import type { Module } from '../../module.ts';
import { claimsRoutes } from './routes.ts';
import { exportClaimsData, eraseClaimsData } from './personal-data.ts';
export { dropConfirmations } from './repository.ts';
export { requireConfirmed, type Asked as AskedClaims } from './service.ts';

/** `ownsPost` asks posts, which stand above this module. */
export function claimsModule(ownsPost: Parameters<typeof claimsRoutes>[1]): Module {
  return {
    name: 'claims',
    routes: (context) => claimsRoutes(context, ownsPost),
    personalData: { export: exportClaimsData, erase: eraseClaimsData },
  };
}
