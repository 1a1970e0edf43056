import { brief, engine, ownWords } from '@limelight/contracts';
import { z } from 'zod';
import { choices } from './choices.ts';
import { draftProgress } from './generation.ts';
import { sentContent } from './conflict.ts';
import { creation, pendingChange } from './made.ts';
import { draftContent, isWorthKeeping } from './draft.ts';
import type { History } from './history.ts';

const steps = z.array(z.object({ text: z.string(), start: z.number().int(), end: z.number().int() }));

/**
 * The browser's record of a post while it is written, so that a reload, a crash, a lost connection or an expired
 * session loses nothing. There is one record per post.
 */
const keptPost = z.object({
  v: z.literal(1),
  /** The id of the user who wrote it. Nobody else sees it. */
  owner: z.string(),
  changedAt: z.number(),
  postId: z.string().nullable(),
  /** The version on the server that this continues from. */
  version: z.number().int().nullable(),
  dirty: z.boolean(),
  content: draftContent,
  /** What the server had when this page started from it. */
  base: draftContent.nullable(),
  /** Saves without an answer: they may arrive after the page is gone. */
  sent: z.array(sentContent).readonly(),
  /** The idea and the settings, where they differ from the server's. */
  idea: z.string().nullable(),
  choices: choices.nullable(),
  /** An idea suggested by the app rather than typed. */
  suggested: z.string(),
  template: z.string(),
  sourceIds: z.array(z.string()).readonly(),
  cite: z.boolean(),
  /** The drafts to choose from, including edits to them. */
  drafts: z.array(z.string()).nullable(),
  activeDraft: z.number().int().min(0),
  places: z.array(z.number().int()).readonly(),
  progress: z.array(draftProgress).readonly(),
  engine: engine.nullable(),
  written: brief.nullable(),
  ownWords: ownWords.nullable(),
  engines: z.array(engine.nullable()).readonly(),
  produced: z.string().nullable(),
  generationId: z.string().nullable(),
  creating: creation.nullable(),
  /** Changes that the server has not been told about. */
  changes: z.array(pendingChange).readonly(),
  past: steps,
  future: steps,
});
export type KeptPost = z.infer<typeof keptPost>;

/** Records of posts without an id begin with this; the others are named by their post's id. */
const newPrefix = 'new:';
export const newKey = (id: string): string => newPrefix + id;
export const isNewKey = (key: string): boolean => key.startsWith(newPrefix);

export function readKeptPost(value: unknown, owner: string): KeptPost | null {
  const parsed = keptPost.safeParse(value);
  return parsed.success && parsed.data.owner === owner ? parsed.data : null;
}

/** True when a record contains work that would be missed: text, or an idea that the user typed. */
export function holdsWork(kept: KeptPost): boolean {
  const { idea, suggested, dirty, postId } = kept;
  const typed = (idea ?? '').trim() !== '' && idea?.trim() !== suggested.trim();
  const words = dirty && (postId !== null || isWorthKeeping(kept.content));
  const points = postId === null && (kept.choices?.mustSay ?? []).some((line) => line.trim() !== '');
  const brought = postId === null && kept.sourceIds.length > 0;
  return words || kept.generationId !== null || kept.drafts !== null || typed || points || brought;
}

/**
 * The undo history of a reopened post: that of the record if the text is the same. A different text starts a new
 * history, since an undo must not silently revert somebody else's save.
 */
export function resumeHistory(opened: History, { content: { text }, past, future }: KeptPost): History {
  if (opened.present.text !== text) return opened;
  return { ...opened, past: past.length === 0 ? opened.past : past, future, last: null };
}
