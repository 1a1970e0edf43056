import { insufficientCreditsDetails, type DraftEnd, type PostCut } from '@limelight/contracts';
import type { GenerationVariants } from '@limelight/contracts/catalog';
import { creditCosts, freeCancelCharacters } from '@limelight/contracts/catalog';
import { z } from 'zod';
import { isApiError } from '../../../../lib/api-error.ts';

/** A text that ends in the middle. */
export interface Cut {
  by: PostCut;
  /** The last words, which tell whether somebody has gone on from there. */
  end: string;
}

export function cutOf(text: string, by: PostCut | null): Cut | null {
  return by === null ? null : { by, end: text.slice(-60) };
}

const cutWords: Readonly<Record<PostCut, string>> = {
  limit: 'The model stopped before the end of the post.',
  lost: 'The connection to the model was lost before the end of the post.',
  characters: 'The post grew too long and was stopped.',
  loop: 'The model began to repeat itself and was stopped.',
};

/** Why the text of a generation ends in the middle, in words; null when it does not, or no longer does. */
export function cutInWords(generation: Generation, place: number, text: string): string | null {
  const cuts = generation.kind === 'done' || generation.kind === 'found' ? generation.cuts : undefined;
  const cut = cuts?.[place] ?? null;
  return cut !== null && text.endsWith(cut.end) ? cutWords[cut.by] : null;
}

export type Generation =
  | { kind: 'idle' }
  /** Requested, no text yet. */
  | { kind: 'starting'; variants: GenerationVariants }
  | { kind: 'writing'; variants: GenerationVariants; id: string | null }
  /** Asked to stop. The charge is being settled. */
  | { kind: 'stopping' }
  /** The connection was lost or the page reloaded while the server continues writing. */
  | { kind: 'finding'; id: string }
  /** `variants` were requested, `kept` of them exist. */
  | {
      kind: 'done';
      variants: GenerationVariants;
      kept: number;
      missing: readonly string[];
      cuts?: readonly (Cut | null)[];
    }
  /** Finished while the connection was lost. */
  | { kind: 'found'; cuts?: readonly (Cut | null)[] }
  /** `empty` when no text had arrived. */
  | { kind: 'stopped'; free: boolean; empty?: boolean }
  | { kind: 'short'; needed: number; held: number }
  /** `partial` when some text had arrived, `offline` when only the connection failed. */
  | { kind: 'failed'; message: string; partial?: boolean; offline?: boolean };

/** The state of one of several drafts. `stopping` means that it was asked to stop. */
export const draftProgress = z.enum(['writing', 'stopping', 'written', 'failed', 'stopped', 'stopped-free']);
export type DraftProgress = z.infer<typeof draftProgress>;

export function progressOf({ how, free }: { how: DraftEnd; free: boolean }): DraftProgress {
  return how === 'stopped' && free ? 'stopped-free' : how;
}

/** True when one of several drafts may still receive text. */
export function isComing(generation: Generation, progress: DraftProgress | undefined): boolean {
  return (
    isWriting(generation) && (progress === undefined || progress === 'writing' || progress === 'stopping')
  );
}

/** The note on a draft that was not finished, or null. */
export function stoppedWords(progress: DraftProgress | undefined): string | null {
  if (progress === 'failed') return 'Not finished. You were not charged for it.';
  if (progress === 'stopped-free') return 'Stopped. You were not charged for it.';
  return progress === 'stopped' ? 'Stopped. The text written so far is kept.' : null;
}

export function isWriting(generation: Generation): boolean {
  return (
    generation.kind === 'starting' ||
    generation.kind === 'writing' ||
    generation.kind === 'stopping' ||
    generation.kind === 'finding'
  );
}

export function costOf(variants: GenerationVariants): number {
  return creditCosts['post.generate'] * variants;
}

/** The state after the user stopped it when `units` UTF-16 units had arrived. */
export function stoppedAt(units: number): Generation {
  return { kind: 'stopped', free: units < freeCancelCharacters };
}

export function failedGeneration(
  error: unknown,
  id: string | null,
  variants: GenerationVariants,
  partial = false,
): Generation {
  if (isApiError(error, 'insufficient_credits')) {
    const details = insufficientCreditsDetails.safeParse(error.details);
    return details.success
      ? { kind: 'short', ...details.data }
      : { kind: 'short', needed: costOf(variants), held: 0 };
  }
  if (isApiError(error, 'network', 'timeout')) return lostGeneration(id);
  if (isApiError(error, 'generation_cancelled'))
    return { kind: 'stopped', free: chargedNothing(error.details) };
  if (isApiError(error, 'aborted')) return { kind: 'stopped', free: false };
  return {
    kind: 'failed',
    partial,
    message: isApiError(error) ? error.message : 'The writer stopped working. Please try again.',
  };
}

/** The state after a lost connection: if the generation had started, the server continues without the page. */
export function lostGeneration(id: string | null): Generation {
  if (id !== null) return { kind: 'finding', id };
  return {
    kind: 'failed',
    offline: true,
    message: 'No connection. Nothing was written or charged; your idea is kept here.',
  };
}

function chargedNothing(details: unknown): boolean {
  return typeof details === 'object' && details !== null && 'userUsage' in details && details.userUsage === 0;
}

/** The delay before looking for the text again, in milliseconds. */
export function findingDelayMs(tries: number): number {
  return Math.min(10_000, 1000 * 1.5 ** tries);
}

export function stoppedInWords({ free, empty }: Extract<Generation, { kind: 'stopped' }>): string {
  if (empty) return `Stopped before anything was written.${free ? ' Nothing was charged.' : ''}`;
  return free ? 'Stopped. Nothing was charged.' : 'Stopped. The text written so far is kept.';
}

/** The announcement for screen readers: only the start and the end. */
export function spokenGeneration(generation: Generation, words: number): string {
  switch (generation.kind) {
    case 'starting':
      return generation.variants === 1 ? 'Writing your post.' : 'Writing three drafts.';
    case 'finding':
      return 'Waiting for the writer’s text.';
    case 'done':
      return generation.kept === 1
        ? `The post is written: ${words} words.`
        : 'The drafts are written. Choose one.';
    case 'stopped':
      return stoppedInWords(generation);
    case 'short':
      return 'You do not have enough credits for this.';
    case 'failed':
      return generation.message;
    case 'found':
      return `The post is here: ${words} words.`;
    case 'idle':
    case 'stopping':
    case 'writing':
      return '';
  }
}
