import type { EndpointData, userDetails } from '@limelight/contracts';
import type { UserOverview } from '../../accounts/identity/index.ts';

export function presentDetails(
  user: UserOverview,
  credits: { held: number; granted: number } & Pick<EndpointData<typeof userDetails>, 'payingWith'>,
  rights: { managesModels: boolean; isOperator: boolean },
): EndpointData<typeof userDetails> {
  const { planExpiresAt, ...rest } = user;
  return {
    ...rest,
    planExpTime: planExpiresAt === null ? null : planExpiresAt.toISOString(),
    userUsage: credits.held,
    creditsGranted: credits.granted,
    payingWith: credits.payingWith,
    ...rights,
  };
}
