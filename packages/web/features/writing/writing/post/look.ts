import {
  checkText,
  findClaims,
  leftOutOf,
  measureVoice,
  offSentences,
  readEarlier,
  restingSentences,
  traitLabels,
  type AvoidedWord,
  type EarlierPost,
} from '@limelight/post-text';
import type { Place, Remark } from './findings.ts';

export interface Looked {
  remarks: readonly Remark[];
  claims: ReturnType<typeof findClaims>;
  /** Sentences of the author's notes with a figure, date, name or quotation that the text does not have. */
  leftOut: readonly string[];
  /** Sentences unlike the author's published posts, with what is unusual in words. */
  unlike: readonly (Place & { words: string })[];
  /** Whether each sentence rests on the material. Empty without material. */
  rests: ReturnType<typeof restingSentences>;
}

export interface Beside {
  /** The author's material, which claims are checked against. Without any, claims are not checked. */
  material: readonly string[];
  /** Those of the material that are the author's own notes for this text. */
  notes: readonly string[];
  /** The author's published posts, newest first. */
  earlier: readonly EarlierPost[];
  /** Words that the author's rules or their workspace's say are never used. */
  avoid?: readonly AvoidedWord[];
}

/** Prepares the comparison once for several texts. */
export function prepareLook({ material, notes, earlier, avoid = [] }: Beside): (text: string) => Looked {
  const posts = readEarlier(earlier);
  const voice = measureVoice(earlier.map(({ text }) => text));
  const unlike = (text: string) =>
    voice === null
      ? []
      : offSentences(voice, text).map(({ start, end, traits }) => ({
          start,
          end,
          words: traits.map((trait) => traitLabels[trait].label.toLowerCase()).join(', '),
        }));
  return (text) => ({
    remarks: checkText(text, { earlier: posts, avoid }),
    claims: material.length === 0 ? [] : findClaims(text, material),
    leftOut: notes.flatMap((one) => leftOutOf(text, one)),
    unlike: unlike(text),
    rests: restingSentences(text, material),
  });
}

/** What the worker is sent: the material whenever it changes, and each text. */
export type LookRequest = { beside: Beside } | { id: number; text: string };
export interface LookAnswer {
  id: number;
  found: Looked;
}
