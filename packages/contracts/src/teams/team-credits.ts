import { z } from 'zod';
import { teamCreditLimit } from '../catalog/teams.ts';
import { creditEntry } from '../billing/credits.ts';
import { GET, POST } from '../endpoint.ts';
import { id, pageQuery, timestamp } from '../fields.ts';

const creditAmount = z
  .number()
  .int('Enter a whole number.')
  .min(1, 'Enter at least 1 credit.')
  .max(teamCreditLimit, 'Enter at most 1,000,000 credits.');

/** Whether a member may spend the credits of a workspace. Months are calendar months in UTC. */
export const teamSpender = z.object({
  userId: id,
  name: z.string(),
  maySpend: z.boolean(),
  /** Credits per month; null is no limit. */
  monthlyLimit: z.number().int().nullable(),
});

/** Names are null once the person’s account is deleted. */
export const teamCredits = z.object({
  held: z.number().int(),
  lapsing: z.array(z.object({ amount: z.number().int(), at: timestamp })),
  /** The first day of the current month in UTC. */
  month: timestamp,
  members: z.array(teamSpender),
  /** What each person used this month, and for what. */
  spent: z.array(
    z.object({
      name: z.string().nullable(),
      amount: z.number().int(),
      uses: z.array(z.object({ label: z.string(), amount: z.number().int() })),
    }),
  ),
  given: z.array(z.object({ name: z.string().nullable(), amount: z.number().int() })),
});
export type TeamCredits = z.infer<typeof teamCredits>;

export const getTeamCredits = GET('/teams/:id/credits', {
  summary: 'The credits of a workspace: who may spend them, who gave them and who used how many this month',
  response: teamCredits,
});

export const listTeamCreditHistory = GET('/teams/:id/credits/history', {
  summary: 'The credit history of a workspace, newest first',
  query: z.object(pageQuery),
  response: z.object({
    /** `by` is the member who spent or gave. */
    items: z.array(creditEntry.extend({ by: z.string().nullable() })),
    nextCursor: z.string().nullable(),
  }),
});

export const giveTeamCredits = POST('/teams/:id/credits', {
  summary: 'Give credits of one’s own to a workspace, for good; a repeated `giftId` gives nothing again',
  body: z.object({ giftId: id, amount: creditAmount }),
  response: teamCredits,
  errors: ['insufficient_credits', 'team_credits_free', 'idempotency_key_reused'],
});

export const setTeamSpending = POST('/teams/:id/members/:userId/spending', {
  summary: 'Allow a member to spend the credits of a workspace, with a monthly limit if any, or end that',
  body: z.object({ on: z.boolean(), monthlyLimit: creditAmount.nullable().default(null) }),
  response: teamCredits,
  errors: ['team_role_missing', 'team_viewer_spending'],
});

/** A workspace whose credits a person may spend. */
export const wallet = z.object({
  teamId: id,
  name: z.string(),
  held: z.number().int(),
  monthlyLimit: z.number().int().nullable(),
  usedThisMonth: z.number().int(),
  /** What the person can spend now: `held`, and no more than the limit allows. */
  left: z.number().int(),
  chosen: z.boolean(),
});
export type Wallet = z.infer<typeof wallet>;

export const listWallets = GET('/credits/wallets', {
  summary: 'The workspaces whose credits a person may spend, and which one pays for their work',
  response: z.object({ items: z.array(wallet) }),
});

export const chooseWallet = POST('/credits/wallet', {
  summary: 'Choose what pays for one’s work: a workspace, or one’s own credits (null)',
  body: z.object({ teamId: id.nullable() }),
  response: z.object({ items: z.array(wallet) }),
  errors: ['team_spending_off'],
});
