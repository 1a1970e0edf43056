/** The codes with which charging a run can fail. */
export const creditErrors = ['insufficient_credits', 'team_credits_used_up', 'team_credit_limit'] as const;
