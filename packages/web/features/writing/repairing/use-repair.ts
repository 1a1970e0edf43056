import { offerRepair, repairAnswerWithinMs, settleRepair, type EndpointData } from '@limelight/contracts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { useProduced } from '../generation/use-produced.ts';
import { isWriting } from '../generation/generation.ts';
import { snapshot } from '../session/history.ts';
import { textOf } from '../session/session-state.ts';
import { useWriting } from '../studio/writing-context.ts';

export type RepairOffer = EndpointData<typeof offerRepair>;

const askAgainMs = 2_000;

const offerOf = (id: string, variant: number) =>
  queryOptions({
    queryKey: ['repair', id, variant],
    queryFn: ({ signal }) =>
      call(offerRepair, { params: { id }, body: { variant } }, { showError: false, signal }),
    staleTime: Infinity,
    // Another tab may be asking for the same, and a model takes its time; after that the check is made anew.
    retry: (count, error) =>
      count * askAgainMs <= repairAnswerWithinMs && isApiError(error, 'request_in_progress'),
    retryDelay: askAgainMs,
  });

export interface RepairControl {
  /** What the check of the text found; null while there is nothing to say. */
  offer: RepairOffer | null;
  /** Names the offer for a thumb. */
  about: { source: 'repair'; id: string; item: number } | null;
  /** Puts in what was taken of the offer. False when the text is no longer the one that was checked. */
  take: (text: string, taken: readonly number[], changes: number) => boolean;
  leave: (changes: number) => void;
}

/** The check of a text that was just written, and what is offered to mend it. It changes nothing by itself. */
export function useRepair(): RepairControl {
  const { session, state } = useWriting();
  const client = useQueryClient();
  const produced = useProduced();
  const variant = produced?.variant ?? 0;
  const wanted = produced !== null && !isWriting(state.generation);
  const asked = offerOf(produced?.id ?? '', variant);
  const found = useQuery({ ...asked, enabled: wanted }).data ?? null;
  // A signature may have been put below it since.
  const offer = wanted && found !== null && textOf(state).startsWith(found.before) ? found : null;

  const settle = (taken: readonly number[], changes: number) => {
    if (produced === null || found === null) return;
    const outcome = taken.length === 0 ? 'left' : taken.length === changes ? 'taken' : 'partly';
    client.setQueryData(asked.queryKey, { ...found, outcome });
    call(
      settleRepair,
      { params: { id: produced.id }, body: { variant, taken: [...taken], changes } },
      // What became of it is not lost by leaving the page.
      { showError: false, keepAlive: true },
    ).catch(() => undefined);
  };
  return {
    offer,
    about: produced === null ? null : { source: 'repair', id: produced.id, item: variant },
    take: (text, taken, changes) => {
      const now = textOf(session.state);
      if (found === null || !now.startsWith(found.before)) return false;
      const next = text + now.slice(found.before.length);
      const made = { by: 'improvement', detail: 'Mended after writing', engine: found.engine } as const;
      session.write(snapshot(next), 'step', made);
      settle(taken, changes);
      return true;
    },
    leave: (changes) => settle([], changes),
  };
}
