import type { Brief } from '@limelight/contracts';
import { outline } from '@limelight/post-text';
import { leftOut, withoutPrivateNotes } from './private-notes.ts';
import { notedSources, type Material } from './material.ts';

export interface OutlineDraft {
  text: string;
  /** Describes for the page what was left out. */
  left: string[];
}

/** The result without a model: the author's own sentences, and questions for the rest. It is free. */
export function draftOutline(asked: Brief, material: Pick<Material, 'sources' | 'cited'>): OutlineDraft {
  const { brief, sources, left } = withoutPrivateNotes(asked, notedSources(material));
  const made = outline({ ...brief, sources });
  return {
    text: material.cited === null ? made.text : `${made.text}\n\n${material.cited}`,
    left: [...left, ...made.left.map((words) => leftOut('Left out', words))],
  };
}
