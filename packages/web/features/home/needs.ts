import type { LinkedinConnection, Post } from '@limelight/contracts';
import { linkedinTokenMessages, linkedinTokenState } from '@limelight/contracts/catalog';

/** Something that waits for the person: what, and where to do it. */
export interface Need {
  key: string;
  words: string;
  action: string;
  to: string;
}

const editor = (post: Pick<Post, 'id'>) => `/dashboard/generate-post?post=${post.id}`;

interface Situation {
  connection: LinkedinConnection | undefined;
  unconfirmed: readonly Pick<Post, 'id'>[];
  failed: readonly Pick<Post, 'id'>[];
  held: readonly Pick<Post, 'id' | 'hold'>[];
  now: number;
}

function connectionNeed(connection: LinkedinConnection | undefined, now: number): Need[] {
  if (!connection?.configured) return [];
  const need = (words: string, action: string): Need[] => [
    { key: 'linkedin', words, action, to: '/dashboard/profile' },
  ];
  if (connection.status === 'none')
    return need('LinkedIn is not connected, so nothing can go out.', 'Connect LinkedIn');
  if (connection.status === 'reconnect' || connection.expiresAt === null)
    return need(linkedinTokenMessages.expired, 'Reconnect');
  const state = linkedinTokenState(connection.expiresAt, now);
  if (state === 'expired') return need(linkedinTokenMessages.expired, 'Reconnect');
  return state === 'valid' ? [] : need(linkedinTokenMessages.expiring, 'Reconnect');
}

/** What needs the person, the most pressing first. */
export function needsOf({ connection, unconfirmed, failed, held, now }: Situation): Need[] {
  return [
    ...unconfirmed.map((post) => ({
      key: post.id,
      words: 'LinkedIn’s answer to a post got lost. Say whether it is there.',
      action: 'Look and confirm',
      to: editor(post),
    })),
    ...connectionNeed(connection, now),
    ...held
      .filter((post) => post.hold === 'late')
      .map((post) => ({
        key: post.id,
        words: 'A post is late and waits for your word.',
        action: 'Decide',
        to: editor(post),
      })),
    ...failed.map((post) => ({
      key: post.id,
      words: 'A post was not published.',
      action: 'See why',
      to: editor(post),
    })),
  ];
}
