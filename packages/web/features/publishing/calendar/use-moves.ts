import {
  movePosts,
  type CalendarPost,
  type EndpointCall,
  type EndpointData,
  type PartRefusal,
} from '@limelight/contracts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { currentTime } from '../../../lib/clock.ts';
import { formatSlot } from '../../../lib/format.ts';
import { notices } from '../../../lib/notices.ts';
import { announce } from '../../../ui/live-region.tsx';
import { postsKey, windowsKey } from './api.ts';
import { clockIn, instantOf, type Clock } from './clock.ts';
import type { MovablePost } from './rules.ts';

export interface Move {
  post: MovablePost;
  /** The new local time. Null turns the post back into a draft. */
  to: Clock | null;
}

export interface Moves {
  /** Shows the moves at once, then sends them. Refused moves are reverted and explained. True when all succeeded. */
  move: (moves: readonly Move[]) => Promise<boolean>;
}

type Wish = EndpointCall<typeof movePosts>['body']['moves'][number];
type Window = { items: CalendarPost[]; complete: boolean };

const neighbours = z.object({ earlier: z.string(), later: z.string() });
const clockOf = (iso: string): Clock => ({ date: iso.slice(0, 10), time: iso.slice(11, 16) });
const quoted = (title: string) => `“${title === '' ? 'Untitled draft' : title}”`;

/** Counts moves in progress: post lists are only reloaded once the last one has been answered. */
let underWay = 0;
/** Sends moves in the order they were made, so that an undo cannot overtake the move it reverts. */
let lastSent: Promise<unknown> = Promise.resolve();
/** The notice with the undo of the last move. A new move dismisses it at once. */
let undoNotice: number | null = null;

function show(client: QueryClient, wishes: readonly { post: MovablePost; at: string | null }[]): void {
  const wished = new Map(wishes.map(({ post, at }) => [post.id, { post, at }]));
  client.setQueriesData<Window>({ queryKey: windowsKey }, (window) => {
    if (window === undefined) return window;
    const held = new Set(window.items.map((item) => item.id));
    const moved = window.items.flatMap((item): CalendarPost[] => {
      const wish = wished.get(item.id);
      if (wish === undefined) return [item];
      return wish.at === null ? [] : [{ ...item, status: 'scheduled', hold: null, scheduledAt: wish.at }];
    });
    const added = wishes.flatMap(({ post, at }): CalendarPost[] =>
      at === null || held.has(post.id)
        ? []
        : [{ ...post, status: 'scheduled', hold: null, scheduledAt: at, publishedAt: null }],
    );
    return { ...window, items: [...moved, ...added] };
  });
}

function summaryOf(moves: readonly Move[], results: readonly Result[], timeZone: string): string {
  const [result] = results;
  if (moves.length === 1 && result) {
    if (result.scheduledAt === null) return 'Moved to drafts.';
    const words = moves[0]?.post.status === 'scheduled' ? 'Moved to' : 'Scheduled for';
    return `${words} ${formatSlot(result.scheduledAt, timeZone, currentTime())}.`;
  }
  const back = results.filter((one) => one.scheduledAt === null).length;
  return back === results.length
    ? `${back === 1 ? '1 post' : `${back} posts`} moved to drafts.`
    : `${results.length} posts scheduled.`;
}

type Result = EndpointData<typeof movePosts>['results'][number];
interface Refused {
  move: Move;
  refusal: PartRefusal;
}

/** Explains what was refused and why. For a local time that does not exist, offers the next one that does. */
function explain(refused: readonly Refused[], madeCount: number, again: (moves: Move[]) => void): void {
  const [first] = refused;
  if (first === undefined) return;
  const { move, refusal } = first;
  const gap = neighbours.safeParse(refusal.details);
  const later = refusal.code === 'schedule_time_missing' && gap.success ? clockOf(gap.data.later) : null;
  const others = refused.length > 1 ? ` And ${refused.length - 1} more.` : '';
  const message =
    madeCount + refused.length === 1
      ? refusal.message
      : `${madeCount} done, ${refused.length} not done. ${quoted(move.post.title)}: ${refusal.message}${others}`;
  notices.show({
    tone: 'bad',
    title: 'Not moved',
    message,
    ...(later && refused.length === 1
      ? { action: { label: `Use ${later.time}`, run: () => again([{ post: move.post, to: later }]) } }
      : {}),
  });
}

async function send(
  client: QueryClient,
  timeZone: string,
  wishes: readonly Wish[],
): Promise<Result[] | null> {
  underWay += 1;
  const sent = lastSent.then(async () => call(movePosts, { body: { timeZone, moves: [...wishes] } }));
  lastSent = sent.catch(() => undefined);
  try {
    return (await sent).results;
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  } finally {
    underWay -= 1;
    if (underWay === 0) await client.invalidateQueries({ queryKey: postsKey });
  }
}

async function makeMoves(client: QueryClient, timeZone: string, moves: readonly Move[]): Promise<boolean> {
  if (undoNotice !== null) notices.dismiss(undoNotice);
  await client.cancelQueries({ queryKey: windowsKey });
  const before = client.getQueriesData<Window>({ queryKey: windowsKey });
  show(
    client,
    moves.map(({ post, to }) => ({ post, at: to === null ? null : instantOf(to, timeZone) })),
  );
  const wishes = moves.map(({ post, to }) => ({
    id: post.id,
    at: to === null ? null : `${to.date}T${to.time}`,
  }));
  const results = await send(client, timeZone, wishes);
  if (results === null) {
    for (const [key, data] of before) client.setQueryData(key, data);
    return false;
  }
  const made = results.filter((result) => result.refusal === null);
  const refused = results.flatMap(({ refusal }, index): Refused[] => {
    const move = moves[index];
    return refusal === null || move === undefined ? [] : [{ move, refusal }];
  });
  if (refused.length > 0) {
    explain(refused, made.length, (again) => void makeMoves(client, timeZone, again));
    return false;
  }
  const notes = [...new Set(made.flatMap((result) => (result.note === null ? [] : [result.note])))];
  undoNotice = notices.success([summaryOf(moves, made, timeZone), ...notes].join(' '), {
    label: 'Undo',
    run: () => {
      show(
        client,
        moves.map(({ post }) => ({ post, at: post.scheduledAt })),
      );
      void send(
        client,
        timeZone,
        moves.map(({ post }) => ({ id: post.id, at: post.scheduledAt })),
      ).then((answers) => {
        const kept = answers?.find((answer) => answer.refusal !== null)?.refusal;
        if (kept) notices.error('Not undone', kept.message);
        else if (answers !== null) announce('Undone.');
      });
    },
  });
  return true;
}

export function useMoves(timeZone: string): Moves {
  const client = useQueryClient();
  return useMemo(
    () => ({ move: async (moves: readonly Move[]) => makeMoves(client, timeZone, moves) }),
    [client, timeZone],
  );
}

/** The local time of a post, or null if it has none. */
export function clockOfPost(post: MovablePost, timeZone: string): Clock | null {
  return post.scheduledAt === null ? null : clockIn(post.scheduledAt, timeZone);
}
