import type { Span } from '../linkedin/urls.ts';
import { stemsOf } from '../claims/material.ts';
import { segmentSentences } from '../text/segment.ts';
import { wordPlaces, type Piece } from './pieces.ts';

/** A passage of the material, by its place in the list. */
export type Passage = Span & { source: number };

/** A sentence of the material is borne out by as many of its passages at most. */
const MOST_PASSAGES = 3;
/** The words that a passage shares with a sentence at least, and the share of its weight. */
const LEAST_SHARED = 2;
const LEAST_WEIGHT = 0.4;
/** The fewest words that are found again letter for letter. */
const LEAST_RUN = 4;
const LONGEST_KNOWN = 400_000;

export interface RestingMaterial {
  /** Where all words of a sentence stand side by side. */
  findWords: (words: readonly string[]) => Passage[];
  /** The passages that share the words which set a sentence apart from the others of its post. */
  findLike: (sentence: string) => Passage[];
}

/** Indexes the material once for all sentences of a post. */
export function readForRests(
  material: readonly string[],
  post: string,
  pieces: readonly Piece[],
): RestingMaterial {
  const sentences = material.flatMap((text, source) =>
    segmentSentences(text.slice(0, LONGEST_KNOWN)).map(({ start, end }) => ({
      start,
      end,
      source,
      stems: new Set(stemsOf(text.slice(start, end))),
    })),
  );
  const withStem = new Map<string, Set<(typeof sentences)[number]>>();
  for (const one of sentences)
    for (const stem of one.stems) withStem.set(stem, (withStem.get(stem) ?? new Set()).add(one));
  // What the whole post is about says nothing about where one of its sentences comes from.
  const inPost = new Map<string, number>();
  for (const { start, end } of pieces)
    for (const stem of new Set(stemsOf(post.slice(start, end))))
      inPost.set(stem, (inPost.get(stem) ?? 0) + 1);
  const weightOf = (stem: string) => 1 / (inPost.get(stem) ?? 1);
  const sum = (stems: Iterable<string>) => [...stems].reduce((total, stem) => total + weightOf(stem), 0);

  const runs = material.map((text) => {
    const places = wordPlaces(text.slice(0, LONGEST_KNOWN));
    const starts = new Map<string, number[]>();
    for (const [index, { word }] of places.entries())
      if (starts.has(word)) starts.get(word)?.push(index);
      else starts.set(word, [index]);
    return { places, starts };
  });

  return {
    findWords(words) {
      if (words.length < LEAST_RUN) return [];
      return runs.flatMap(({ places, starts }, source) => {
        // The rarest word has the fewest places to look at.
        const all = words.map((word) => starts.get(word) ?? []);
        const rarest = all.reduce(
          (best, one, index) => (one.length < (all[best]?.length ?? 0) ? index : best),
          0,
        );
        const from = (all[rarest] ?? []).find((at) =>
          words.every((word, offset) => places[at - rarest + offset]?.word === word),
        );
        const first = from === undefined ? undefined : places[from - rarest];
        const last = from === undefined ? undefined : places[from - rarest + words.length - 1];
        return first === undefined || last === undefined
          ? []
          : [{ start: first.start, end: last.end, source }];
      });
    },
    findLike(sentence) {
      const stems = new Set(stemsOf(sentence));
      const near = new Map<(typeof sentences)[number], string[]>();
      for (const stem of stems)
        for (const one of withStem.get(stem) ?? []) near.set(one, [...(near.get(one) ?? []), stem]);
      const ranked = [...near].filter(([, shared]) => shared.length >= LEAST_SHARED);
      const covered = new Set<string>();
      const taken: Passage[] = [];
      while (taken.length < MOST_PASSAGES) {
        const rest = ranked.map(([one, shared]) => ({
          one,
          fresh: shared.filter((stem) => !covered.has(stem)),
        }));
        const best = rest.toSorted((a, b) => sum(b.fresh) - sum(a.fresh))[0];
        if (best === undefined || best.fresh.length < (taken.length === 0 ? LEAST_SHARED : 1)) break;
        for (const stem of best.fresh) covered.add(stem);
        const { start, end, source } = best.one;
        taken.push({ start, end, source });
        if (sum(covered) >= sum(stems) * 0.8) break;
      }
      return sum(covered) >= sum(stems) * LEAST_WEIGHT ? taken : [];
    },
  };
}
