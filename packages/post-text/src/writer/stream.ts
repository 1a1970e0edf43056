import type { WriteBrief, WriteOptions, Written } from './brief.ts';
import { writePost } from './write.ts';

/** Cuts a text into word-sized pieces that join to exactly the text. */
export function splitDeltas(text: string): string[] {
  return text.match(/\s*\S+\s*$|\s*\S+/gu) ?? (text === '' ? [] : [text]);
}

/** Writes a post and yields it in word-sized deltas, which join to exactly the returned `text`. The caller sets the pace. */
export function* streamPost(brief: WriteBrief, options: WriteOptions): Generator<string, Written, void> {
  const written = writePost(brief, options);
  yield* splitDeltas(written.text);
  return written;
}
