import {
  keysOf,
  type AgentOrder,
  type CopilotConversation,
  type LinkedinConnection,
  type Post,
  type PostRisk,
} from '@limelight/contracts';
import { linkedinTokenState } from '@limelight/contracts/catalog';
import { firstLine } from '@limelight/post-text';
import { carriedPath, type Carried } from '../../../lib/carried.ts';
import { formatDate } from '../../../lib/format.ts';
import type { PostRisks } from '../../../lib/post-risks.ts';
import { attentionAction } from '../../../lib/post-status.ts';

export type Need = { key: string; words: string } & (
  | { action: string; to: string }
  | { linkedin: 'connect' | 'reconnect' }
);

const editor = (post: Pick<Post, 'id'>) => `/dashboard/generate-post?post=${post.id}`;

interface Situation {
  connection: LinkedinConnection | undefined;
  unconfirmed: readonly Pick<Post, 'id' | 'text'>[];
  failed: readonly Pick<Post, 'id' | 'text'>[];
  scheduled: readonly Pick<Post, 'id' | 'text' | 'status' | 'hold'>[];
  risks: PostRisks;
  /** What was brought from the public pages, if anything. */
  carried: Carried | null;
  /** The custom agents that were bought. */
  orders: readonly Pick<AgentOrder, 'id' | 'state'>[];
  /** The newest conversations with the co-pilot. */
  talks: readonly Pick<CopilotConversation, 'id' | 'title' | 'openProposals'>[];
  now: number;
}

const sunsetWarningMs = 60 * 86_400_000;

/** A warning from 60 days before LinkedIn retires the API version used here. Null before that. */
export function sunsetWarning(versionSunsetAt: string | null | undefined, now: number): string | null {
  if (!versionSunsetAt) return null;
  const at = Date.parse(versionSunsetAt);
  if (now < at - sunsetWarningMs) return null;
  return now < at
    ? 'LinkedIn will soon retire the API version this server uses. The operator needs to set a newer version, or posts will be put on hold.'
    : 'LinkedIn may have retired the API version this server uses. If it rejects posts, they are put on hold until the operator sets a newer version.';
}

const willNot = (count: number) =>
  `${count === 1 ? '1 scheduled post' : `${count} scheduled posts`} will not go out`;

function connectionNeed(
  connection: LinkedinConnection | undefined,
  scheduled: Situation['scheduled'],
  risks: PostRisks,
  now: number,
): Need[] {
  if (!connection?.configured) return [];
  const need = (words: string, linkedin: 'connect' | 'reconnect'): Need[] => [
    { key: 'linkedin', words, linkedin },
  ];
  const at = (risk: PostRisk) => scheduled.filter(({ id }) => risks.get(id) === risk).length;
  if (connection.status === 'none') {
    const waiting = at('disconnected');
    return need(
      waiting === 0
        ? 'Connect LinkedIn to publish and schedule posts.'
        : `${willNot(waiting)}: LinkedIn is not connected.`,
      'connect',
    );
  }
  const { status, expiresAt } = connection;
  const state = expiresAt === null ? 'expired' : linkedinTokenState(expiresAt, now);
  // The banner on every page says that the token has expired or will within the hour. This adds the consequence.
  if (status === 'reconnect' || expiresAt === null || state === 'expired')
    return need('Scheduled posts wait until you reconnect LinkedIn.', 'reconnect');
  const missed = at('expires');
  if (missed > 0)
    return need(
      `${willNot(missed)}: your LinkedIn connection expires on ${formatDate(expiresAt)}.`,
      'reconnect',
    );
  return state === 'expiring'
    ? need(`Your LinkedIn connection expires on ${formatDate(expiresAt)}.`, 'reconnect')
    : [];
}

function titled(text: string): string {
  const line = firstLine(text, 51);
  return line === '' ? 'An untitled post' : `“${line}”`;
}

const contentRisks = {
  gap: { one: 'a gap is still open.', more: 'they have open gaps.' },
  approval: { one: 'its workspace has not approved it.', more: 'their workspace has not approved them.' },
  consent: {
    one: 'a teammate scheduled it, and you no longer let others schedule your posts.',
    more: 'a teammate scheduled them, and you no longer let others schedule your posts.',
  },
} as const satisfies Partial<Record<PostRisk, { one: string; more: string }>>;

/** The scheduled posts whose content or approval will hold them back, those with one reason together. */
function contentNeeds(scheduled: Situation['scheduled'], risks: PostRisks): Need[] {
  return keysOf(contentRisks).flatMap((risk): Need[] => {
    const posts = scheduled.filter(({ id }) => risks.get(id) === risk);
    const [first] = posts;
    if (first === undefined) return [];
    const { one, more } = contentRisks[risk];
    return [
      posts.length === 1
        ? {
            key: first.id,
            words: `${titled(first.text)} will not go out: ${one}`,
            action: attentionAction(first, risk) ?? 'Open post',
            to: editor(first),
          }
        : {
            key: risk,
            words: `${willNot(posts.length)}: ${more}`,
            action: 'See posts',
            to: '/dashboard/posts?show=attention',
          },
    ];
  });
}

/** What only the buyer of a custom agent can do next. */
function orderNeed({ id, state }: Situation['orders'][number]): Need[] {
  const need = (words: string, action: string): Need[] => [
    { key: id, words, action, to: '/dashboard/agents/order' },
  ];
  if (state === 'brief')
    return need('You bought a custom agent. Tell us what it should do.', 'Write the brief');
  return state === 'decision'
    ? need('The proposal for your custom agent is ready.', 'Read the proposal')
    : [];
}

/** What the co-pilot proposed, and nobody has decided. */
function proposalNeed({ id, title, openProposals }: Situation['talks'][number]): Need[] {
  if (openProposals === 0) return [];
  const words = openProposals === 1 ? '1 proposal is open' : `${openProposals} proposals are open`;
  return [
    { key: id, words: `${words} in “${title}”.`, action: 'Decide', to: `/dashboard?conversation=${id}` },
  ];
}

export function needsOf({
  connection,
  unconfirmed,
  failed,
  scheduled,
  risks,
  carried,
  orders,
  talks,
  now,
}: Situation): Need[] {
  return [
    ...(carried === null
      ? []
      : [
          {
            key: 'carried',
            words: `You started ${titled(carried.draft ?? carried.notes)} with a free tool.`,
            action: carried.draft === null ? 'Start a post with it' : 'Continue with it',
            to: carriedPath,
          },
        ]),
    ...orders.flatMap(orderNeed),
    ...talks.flatMap(proposalNeed),
    ...unconfirmed.map((post) => ({
      key: post.id,
      words: `${titled(post.text)} may be on LinkedIn, but LinkedIn did not confirm it.`,
      action: 'Check and confirm',
      to: editor(post),
    })),
    ...connectionNeed(connection, scheduled, risks, now),
    ...contentNeeds(scheduled, risks),
    ...scheduled
      .filter((post) => post.hold === 'late')
      .map((post) => ({
        key: post.id,
        words: `${titled(post.text)} is late and needs your decision.`,
        action: 'Choose what to do',
        to: editor(post),
      })),
    ...failed.map((post) => ({
      key: post.id,
      words: `${titled(post.text)} was not published.`,
      action: 'See why',
      to: editor(post),
    })),
  ];
}
