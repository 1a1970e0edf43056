import type { LinkedinConnection, Post } from '@limelight/contracts';
import { linkedinTokenState } from '@limelight/contracts/catalog';
import { firstLine } from '@limelight/post-text';
import { carriedPath } from '../../lib/carried.ts';
import { formatDate } from '../../lib/format.ts';

export type Need = { key: string; words: string } & (
  | { action: string; to: string }
  | { linkedin: 'connect' | 'reconnect' }
);

const editor = (post: Pick<Post, 'id'>) => `/dashboard/generate-post?post=${post.id}`;

interface Situation {
  connection: LinkedinConnection | undefined;
  unconfirmed: readonly Pick<Post, 'id' | 'text'>[];
  failed: readonly Pick<Post, 'id' | 'text'>[];
  held: readonly Pick<Post, 'id' | 'text' | 'hold'>[];
  /** A text carried over from a free tool, if any. */
  carried: string | null;
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

function connectionNeed(connection: LinkedinConnection | undefined, now: number): Need[] {
  if (!connection?.configured) return [];
  const need = (words: string, linkedin: 'connect' | 'reconnect'): Need[] => [
    { key: 'linkedin', words, linkedin },
  ];
  if (connection.status === 'none') return need('Connect LinkedIn to publish and schedule posts.', 'connect');
  const { status, expiresAt } = connection;
  const state = expiresAt === null ? 'expired' : linkedinTokenState(expiresAt, now);
  // The banner on every page says that the token has expired or will within the hour. This adds the consequence.
  if (status === 'reconnect' || expiresAt === null || state === 'expired')
    return need('Scheduled posts wait until you reconnect LinkedIn.', 'reconnect');
  return state === 'expiring'
    ? need(`Your LinkedIn connection expires on ${formatDate(expiresAt)}.`, 'reconnect')
    : [];
}

function titled(text: string): string {
  const line = firstLine(text, 51);
  return line === '' ? 'An untitled post' : `“${line}”`;
}

export function needsOf({ connection, unconfirmed, failed, held, carried, now }: Situation): Need[] {
  return [
    ...(carried === null
      ? []
      : [
          {
            key: 'carried',
            words: `You brought ${titled(carried)} from the free tools.`,
            action: 'Start a post with it',
            to: carriedPath,
          },
        ]),
    ...unconfirmed.map((post) => ({
      key: post.id,
      words: `${titled(post.text)} may be on LinkedIn, but LinkedIn did not confirm it.`,
      action: 'Check and confirm',
      to: editor(post),
    })),
    ...connectionNeed(connection, now),
    ...held
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
