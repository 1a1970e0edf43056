import { writePost } from '../src/writer/index.ts';
import type { Variant, Written } from '../src/writer/index.ts';
import type { NamedBrief } from './test-briefs.ts';

const made = new Map<string, Written>();

/** The post of a brief as it stands in the set: written once for all tests that read it, which takes most of their time. */
export function writtenOf(brief: NamedBrief, seed: number, variant: Variant = 0): Written {
  const key = `${JSON.stringify(brief)}/${seed}/${variant}`;
  const post = made.get(key) ?? writePost(brief, { seed, variant });
  made.set(key, post);
  return post;
}
