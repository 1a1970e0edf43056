/** The plan names in `user/details`; null means Starter. */
export const planNames = ['Trial', 'Premium', 'Pro'] as const;
export type PlanName = (typeof planNames)[number];

export const starterName = 'Starter';

/** True for a plan other than the trial that has not expired. */
export function hasActivePlan(plan: PlanName | null, planExpTime: string | null, now: number): boolean {
  if (plan === null || plan === 'Trial') return false;
  return planExpTime === null || Date.parse(planExpTime) > now;
}
