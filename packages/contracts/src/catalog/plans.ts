/** Plan names as `user/details` tells them; null is Starter. */
export const planNames = ['Trial', 'Premium', 'Pro'] as const;
export type PlanName = (typeof planNames)[number];

/** The name a person without a plan reads. */
export const starterName = 'Starter';

/** Active: there is a plan, it is not the trial, and it has no end or one that is still to come. */
export function hasActivePlan(plan: PlanName | null, planExpTime: string | null, now: number): boolean {
  if (plan === null || plan === 'Trial') return false;
  return planExpTime === null || Date.parse(planExpTime) > now;
}
