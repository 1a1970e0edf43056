import { POST_LIMIT } from '../linkedin/limits.ts';
import { normalizePost } from '../linkedin/normalize.ts';
import type { WriteBrief, WriteOptions, Written } from './brief.ts';

/** Composes a post from the person's own words alone. */
export function writePost(brief: WriteBrief, _options: WriteOptions): Written {
  const sentences = normalizePost(brief.idea).match(/[^.!?\n]+[.!?]*/gu) ?? [];
  const paragraphs = sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
  return {
    text: paragraphs.join('\n\n').slice(0, POST_LIMIT),
    missing: paragraphs.length < 2 ? ['What happened: one concrete moment'] : [],
  };
}
