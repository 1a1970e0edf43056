import {
  brief,
  ownWords,
  ownWordsLimit,
  textChange,
  versionDetailLimit,
  type Engine,
  type OwnWords,
  type TextChange,
} from '@limelight/contracts';
import { z } from 'zod';
import { draftContent } from './draft.ts';

/** The origin of a text change that was not typed. */
export interface Made {
  by: TextChange['by'];
  /** The instruction, or the name of the function. */
  detail?: string;
  engine?: Engine | null;
  /** The run that produced it, or the generation with the number of the draft. */
  run?: TextChange['run'];
  /** The author's instruction, or words of their own that it inserted. */
  said?: string;
}

/** A change that was not reported to the server yet. */
export const pendingChange = textChange.extend({ key: z.string() });
export type PendingChange = z.output<typeof pendingChange>;

/** A draft whose creation was requested but not answered yet. The same key never creates a second one. */
export const creation = z.object({
  key: z.string(),
  content: draftContent,
  brief: brief.nullable(),
  writtenBy: z.object({ id: z.string(), variant: z.number().int() }).nullable().default(null),
  ownWords: ownWords.nullable(),
  /** The operations that changed the text. */
  changes: z.array(pendingChange).readonly(),
});
export type Creation = z.infer<typeof creation>;

export const keysOfChanges = (changes: readonly PendingChange[]): string[] => changes.map(({ key }) => key);

/** The changes that were not reported to the server yet. */
export function untold(changes: readonly PendingChange[], told: readonly string[]): PendingChange[] {
  return changes.filter(({ key }) => !told.includes(key));
}

const mostPending = 4;
/** The size limit of a save sent while the page closes. */
const mostCharacters = 15_000;

/**
 * The description of generated text in the list of versions: the draft number, and the template it was started from.
 */
export function writtenFrom(template: string, draft: number | null): string {
  const parts = [
    draft === null ? null : `Draft ${draft + 1}`,
    template === '' ? null : `From the template “${template}”`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

/** The author's own words after a change to the text `before`, which `writer` had written. */
export function withWords(
  own: OwnWords | null,
  writer: Engine | null,
  { engine = null, said = '' }: Made,
  before: string,
): OwnWords | null {
  const isFirst = engine?.kind === 'model' && writer === null && (own?.before ?? null) === null;
  const earlier = own?.said ?? [];
  const isNew = said.trim() !== '' && !earlier.includes(said);
  if (!isFirst && !isNew) return own;
  return {
    before: isFirst ? before : (own?.before ?? null),
    said: isNew ? [...earlier, said].slice(-ownWordsLimit) : earlier,
  };
}

export function addMade(
  pending: readonly PendingChange[],
  key: string,
  { by, detail = '', run = null }: Made,
  before: string,
  after: string,
): PendingChange[] {
  const made = run === null ? null : { id: run.id, draft: run.draft ?? 0 };
  const change = { key, by, detail: detail.slice(0, versionDetailLimit), run: made, before, after };
  return [...pending, change].slice(-mostPending);
}

/** The changes as a save of `text` reports them. Texts that the server has or receives anyway are left out. */
export function toSend(pending: readonly PendingChange[], saved: string | null, text: string): TextChange[] {
  let before = saved;
  const changes = pending.map(({ key: _key, ...change }): TextChange => {
    const sent = { ...change, before: change.before === before ? null : change.before };
    before = change.after;
    return sent;
  });
  const last = changes.at(-1);
  if (last !== undefined && last.after === text) last.after = null;
  const size = changes.reduce(
    (sum, change) => sum + (change.before?.length ?? 0) + (change.after?.length ?? 0),
    0,
  );
  return size > mostCharacters ? changes.slice(-1).map((change) => ({ ...change, before: null })) : changes;
}
