import type { Context } from '../../../context.ts';
import { AppError, type RequestVariables, type Session } from '../../../platform/http/index.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { mayManageModels, type Manager } from './rules.ts';
import type { Author } from './service.ts';

export type Origin = Pick<RequestVariables, 'address' | 'viaProxy'> & { headers: Headers };

export const originOf = ({ address, viaProxy, headers }: Origin): Pick<Manager, 'address' | 'forwarded'> => ({
  address,
  forwarded: !viaProxy && headers.has('x-forwarded-for'),
});

/** Refuses people who may not manage models with `models_forbidden`. */
export type Authorise = (call: Origin & { session: Session }) => Promise<Author>;

export function authoriser({ config, database }: Context): Authorise {
  return async (call) => {
    const { userId, emailVerified } = call.session;
    const user = await getUser(database.db, userId);
    const manager = { email: user?.email ?? '', emailVerified, ...originOf(call) };
    if (!mayManageModels(config, manager)) throw new AppError('models_forbidden');
    return { actor: 'person', userId };
  };
}
