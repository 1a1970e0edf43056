import { creditCosts, type Brief } from '@limelight/contracts';
import { FREE_SHARE, outline } from '@limelight/post-text';
import { withoutPrivateNotes } from './private-notes.ts';
import { notedSources, type Material } from './material.ts';

export interface OutlineDraft {
  text: string;
  /** Describes for the page what was left out. */
  left: string[];
  price: number;
}

/** The result without a model: the author's own sentences, and questions for the rest. */
export function draftOutline(asked: Brief, material: Pick<Material, 'sources' | 'cited'>): OutlineDraft {
  const { brief, sources, left } = withoutPrivateNotes(asked, notedSources(material));
  const { text, share } = outline({ ...brief, sources });
  return {
    text: material.cited === null ? text : `${text}\n\n${material.cited}`,
    left,
    price: share > FREE_SHARE ? 0 : creditCosts['post.generate'],
  };
}
