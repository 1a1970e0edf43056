import * as contract from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { fieldErrors, isApiError } from '../../../../../lib/api-error.ts';
import { call } from '../../../../../lib/client.ts';
import { formatDateTime } from '../../../../../lib/format.ts';
import { queuesKey } from '../../../../../lib/queues.ts';
import { announce } from '../../../../../ui/live-region.tsx';
import { useSession } from '../../post/writing-context.ts';

interface Publishing {
  busy: 'publish' | 'schedule' | 'unschedule' | 'resolve' | null;
  /** The reason the last action was refused. */
  refused: string | null;
  /** The shared post whose missing approval is that reason: this one, or one with nearly the same content. */
  heldBy: string | null;
  /** The claims that caused the refusal, which are shown with a link to them. */
  refusedClaims: RefusedClaims;
  clear: () => void;
  /** True while the pressed button is inside something open, such as a dialog, that shows the refusal itself. */
  told: boolean;
  /** Registers such an open element. Returns a function that unregisters it. */
  tell: () => () => void;
  publish: () => Promise<boolean>;
  schedule: (body: contract.EndpointCall<typeof contract.schedulePost>['body']) => Promise<boolean>;
  enqueue: (queue: Pick<contract.Queue, 'id' | 'name'>) => Promise<boolean>;
  unschedule: () => Promise<boolean>;
  itIsThere: (link: string) => Promise<boolean>;
  publishAgain: () => Promise<boolean>;
}

export const PublishingContext = createContext<Publishing | null>(null);

export function usePublishing(): Publishing {
  const publishing = useContext(PublishingContext);
  if (!publishing) throw new Error('Nothing is being published here.');
  return publishing;
}

/** Shows a refusal only here while this is open, so that it is announced once. */
export function useTelling(open: boolean): void {
  const { tell } = usePublishing();
  useEffect(() => (open ? tell() : undefined), [open, tell]);
}

const unsaved = 'Your text could not be saved, so nothing was sent. Check the connection and try again.';

type RefusedClaims = z.infer<typeof contract.unconfirmedClaims>['claims'];

const teamRefusals: ReadonlySet<string> = new Set<contract.ErrorCode>([
  'approval_required',
  'approval_closed',
]);
const holder = z.object({ postId: z.string() });

function holderIn({ code, details }: Pick<contract.PartRefusal, 'code' | 'details'>): string | null {
  const read = holder.safeParse(details);
  return teamRefusals.has(code) && read.success ? read.data.postId : null;
}

/** The claims named by a refusal, if they caused it. */
function claimsIn({ code, details }: { code: string; details?: unknown }): RefusedClaims {
  return code === 'claims_unconfirmed'
    ? (contract.unconfirmedClaims.safeParse(details).data?.claims ?? [])
    : [];
}

/**
 * Publishes, schedules and confirms the post. The page's content is saved first, so that exactly that is published.
 * Used once, by the provider of `PublishingContext`.
 */
export function usePublishingOfPost(): Publishing {
  const { session } = useSession();
  const client = useQueryClient();
  const [busy, setBusy] = useState<Publishing['busy']>(null);
  const [refusal, setRefusal] = useState<{
    message: string;
    claims: RefusedClaims;
    heldBy?: string | null;
  } | null>(null);
  const [telling, setTelling] = useState(0);
  const tell = useCallback(() => {
    setTelling((now) => now + 1);
    return () => setTelling((now) => now - 1);
  }, []);
  // Pressing again repeats the same request, which keeps its key until there is an answer.
  const pressed = useRef<{ word: string; key: string } | null>(null);

  const act = async (
    name: NonNullable<Publishing['busy']>,
    run: (id: string) => Promise<contract.Post>,
    /** When nothing is published, content that the server refuses to save does not block the action. */
    unsavedToo = false,
  ): Promise<contract.Post | null> => {
    setBusy(name);
    setRefusal(null);
    try {
      const saved = (await session.saver.flush()) ?? (unsavedToo ? session.state.post : null);
      if (!saved) {
        setRefusal({ message: unsaved, claims: [] });
        return null;
      }
      const post = await run(saved.id);
      session.acted(post);
      pressed.current = null;
      return post;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status !== null) pressed.current = null;
      setRefusal({
        message: Object.values(fieldErrors(error))[0] ?? error.message,
        claims: claimsIn(error),
        heldBy: holderIn(error),
      });
      return null;
    } finally {
      setBusy(null);
    }
  };
  const once = (...said: unknown[]) => {
    const word = JSON.stringify(said);
    if (pressed.current?.word !== word) pressed.current = { word, key: crypto.randomUUID() };
    return { showError: false, idempotencyKey: pressed.current.key };
  };
  const resolve = (body: contract.EndpointCall<typeof contract.resolvePost>['body']) =>
    act('resolve', (id) => call(contract.resolvePost, { params: { id }, body }, once('resolve', id, body)));

  return {
    busy,
    refused: refusal !== null && refusal.claims.length === 0 ? refusal.message : null,
    heldBy: refusal?.heldBy ?? null,
    refusedClaims: refusal?.claims ?? [],
    clear: () => setRefusal(null),
    told: telling > 0,
    tell,
    publish: async () =>
      (await act('publish', (id) => call(contract.publishPost, { params: { id } }, once('publish', id)))) !==
      null,
    schedule: async (body) => {
      const post = await act('schedule', (id) =>
        call(contract.schedulePost, { params: { id }, body }, once('schedule', id, body)),
      );
      const said = post?.delivery === 'remind' ? 'You will be reminded on' : 'Scheduled for';
      if (post?.scheduledAt) announce(`${said} ${formatDateTime(post.scheduledAt, body.timeZone)}.`);
      return post !== null;
    },
    enqueue: async (queue) => {
      const refused: contract.PartRefusal[] = [];
      const post = await act('schedule', async (id) => {
        const wish = { params: { id: queue.id }, body: { postIds: [id] } };
        try {
          const { results } = await call(contract.addToQueue, wish, once('queue', id, queue.id));
          refused.push(...results.flatMap((one) => one.refusal ?? []));
        } catch (error) {
          if (!isApiError(error, 'not_found')) throw error;
          refused.push({
            code: error.code,
            message: `${queue.name} no longer exists. Choose a time.`,
          });
        }
        return call(contract.getPost, { params: { id } }, { showError: false });
      });
      // The free slots differ from what this page showed.
      if (post === null || refused.length > 0) void client.invalidateQueries({ queryKey: queuesKey });
      const [first] = refused;
      if (first) setRefusal({ ...first, claims: claimsIn(first), heldBy: holderIn(first) });
      if (post === null || first) return false;
      if (post.scheduledAt)
        announce(
          `Scheduled for ${formatDateTime(post.scheduledAt, post.timeZone ?? undefined)} in ${queue.name}.`,
        );
      return true;
    },
    unschedule: async () =>
      (await act(
        'unschedule',
        (id) => call(contract.unschedulePost, { params: { id } }, once('unschedule', id)),
        true,
      )) !== null,
    itIsThere: async (link) => {
      const given = link.trim();
      const answer = { answer: 'it-is-there' as const, ...(given === '' ? {} : { link: given }) };
      return (await resolve(answer)) !== null;
    },
    publishAgain: async () => (await resolve({ answer: 'publish-again' })) !== null,
  };
}
