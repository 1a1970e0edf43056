import { findEvidence, WordWeights } from '../../../library/people/index.ts';

const mark = /^\s*(?:[-*•·–▪◦●○✓✔]|\(?\d{1,2}[.)])\s+/u;
const mostWishes = 24;
const longest = 300;
const fewestWords = 2;

/**
 * The items of an opening's lists, letter for letter: what it asks for and offers. Running text is left to a model,
 * because no rule tells a wish from a description.
 */
export function wishesIn(text: string): string[] {
  const items = text
    .split('\n')
    .filter((line) => mark.test(line))
    .map((line) => line.replace(mark, '').trim())
    .filter((item) => item.length <= longest && item.split(/\s+/u).length >= fewestWords);
  return [...new Set(items)].slice(0, mostWishes);
}

/** The least share of a wish's words, weighed by how rare they are, that a fact needs to answer it. */
const answers = 0.3;

export interface Fitting {
  wishes: { quote: string; factIds: string[] }[];
  /** How well each fact fits the opening, by its id. */
  scores: Map<string, number>;
}

/** Compares facts with an opening by their words. */
export function fitByWords(
  { title, text }: { title: string; text: string },
  facts: readonly { id: string; text: string; subject: string }[],
): Fitting {
  const wishes = wishesIn(text);
  const asked = [title, ...(wishes.length > 0 ? wishes : text.split(/(?<=[.!?])\s+|\n/u))].slice(0, 60);
  const weights = new WordWeights([...asked, ...facts.map((fact) => fact.text)]);
  const scores = new Map<string, number>();
  const shown = new Map<string, { id: string; share: number }[]>();
  for (const { id, text: words, subject } of facts) {
    const { likeness } = findEvidence(asked, [{ source: id, text: `${words} ${subject}` }], weights);
    const best = likeness.toSorted((a, b) => b.share - a.share).slice(0, 3);
    scores.set(
      id,
      best.reduce((sum, { share }) => sum + share, 0),
    );
    for (const { criterion, share } of likeness)
      if (share >= answers) shown.set(criterion, [...(shown.get(criterion) ?? []), { id, share }]);
  }
  return {
    wishes: wishes.map((quote) => ({
      quote,
      factIds: (shown.get(quote) ?? [])
        .toSorted((a, b) => b.share - a.share)
        .slice(0, 3)
        .map(({ id }) => id),
    })),
    scores,
  };
}
