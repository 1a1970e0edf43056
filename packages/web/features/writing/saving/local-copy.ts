import { attachment, brief, engine, ownWords } from '@limelight/contracts';
import { z } from 'zod';
import { choices } from '../brief/choices.ts';
import { pendingChange } from './made.ts';
import { isWorthKeeping, picture } from '../session/draft.ts';
import { draftProgress } from '../generation/generation.ts';

const content = z.object({
  text: z.string(),
  pictures: z.array(picture),
  attachment: attachment.nullable().default(null),
  firstComment: z.string().default(''),
  visibility: z.enum(['PUBLIC', 'CONNECTIONS']),
});

/**
 * What the page keeps in the browser while a post is written, so that a reload, a crash, a lost connection or a
 * session that ended takes nothing away.
 */
export const localCopy = z.object({
  v: z.literal(1),
  changedAt: z.number(),
  postId: z.string().nullable(),
  /** The version on the server this goes on from. */
  version: z.number().int().nullable(),
  /** Whether the server lacks something of this. */
  dirty: z.boolean(),
  content,
  /** What the server had when this page began from it. */
  base: content.nullable(),
  /** What was sent to be saved and not answered: it may arrive after this page is gone. */
  sent: z.array(content.extend({ told: z.array(z.string()).default([]) })).default([]),
  idea: z.string(),
  choices,
  template: z.string().default(''),
  sourceIds: z.array(z.string()).optional(),
  /** Whether the post ends with where it is from; yes where nothing is said. */
  cite: z.boolean().optional(),
  /** Three drafts to choose among, with the edits made to them. */
  drafts: z.array(z.string()).nullable(),
  activeDraft: z.number().int().min(0),
  /** Which of the texts of the generation each of them is. */
  places: z.array(z.number().int()).optional(),
  /** Where each of them stood. */
  progress: z.array(draftProgress).default([]),
  engine: engine.nullable(),
  /** The brief that it was written from, and what its author gave beside it. */
  written: brief.nullable().default(null),
  ownWords: ownWords.nullable().default(null),
  /** Who wrote each text of the generation. */
  engines: z.array(engine.nullable()).optional(),
  /** The generation that the drafts came from. */
  produced: z.string().nullable().default(null),
  /** A generation that was running. */
  generationId: z.string().nullable(),
  /** The key of a draft whose making got no answer yet: the same key makes no second one. */
  creating: z
    .object({
      key: z.string(),
      content,
      brief: brief.nullable(),
      engine: engine.nullable(),
      ownWords: ownWords.nullable().default(null),
      changes: z.array(pendingChange).default([]),
    })
    .nullable(),
  /** What made the text as it is, where the server has not been told. */
  changes: z.array(pendingChange).default([]),
});
export type LocalCopy = z.infer<typeof localCopy>;

/** A copy and where it is kept. */
export interface FoundCopy {
  place: string;
  copy: LocalCopy;
}

const prefix = 'writing:';

/** Where a tab keeps its copy of a post; each tab has a place of its own, so that two never write over each other. */
export function copyPlace(postId: string | null, tab: string): string {
  return `${prefix}${postId ?? 'new'}:${tab}`;
}

export function readPlace(place: string): { postId: string | null; tab: string } | null {
  if (!place.startsWith(prefix)) return null;
  const [postId, tab, more] = place.slice(prefix.length).split(':');
  if (!postId || !tab || more !== undefined) return null;
  return { postId: postId === 'new' ? null : postId, tab };
}

export function readCopy(text: string | null): LocalCopy | null {
  if (text === null) return null;
  try {
    const parsed = localCopy.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Whether a copy holds anything that would be missed. */
export function holdsWork(copy: LocalCopy): boolean {
  const brought = copy.postId === null && (copy.sourceIds ?? []).length > 0;
  const words = copy.dirty && (copy.postId !== null || isWorthKeeping(copy.content));
  return words || copy.generationId !== null || copy.drafts !== null || copy.idea.trim() !== '' || brought;
}

/**
 * The copies of a post (`null`: of a new one) that this tab may go on from, the newest first: its own, and those of
 * tabs that are gone.
 */
export function usableCopies(
  postId: string | null,
  ownTab: string,
  liveTabs: ReadonlySet<string>,
  places: readonly string[],
  read: (place: string) => string | null,
): FoundCopy[] {
  const found: FoundCopy[] = [];
  for (const place of places) {
    const where = readPlace(place);
    if (!where || where.postId !== postId) continue;
    if (where.tab !== ownTab && liveTabs.has(where.tab)) continue;
    const copy = readCopy(read(place));
    if (copy && holdsWork(copy)) found.push({ place, copy });
  }
  return found.toSorted((a, b) => b.copy.changedAt - a.copy.changedAt);
}
