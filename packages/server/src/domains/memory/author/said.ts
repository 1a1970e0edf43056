import { findClaims, segmentSentences } from '@limelight/post-text';
import { termsOf } from '../../../platform/terms.ts';
import type { KnownFact } from '../facts/index.ts';
import { factWords } from './known.ts';

/** The share of a fact’s words that stand together in a text that tells it, and the fewest where a figure of it does. */
const toldShare = 0.5;
const fewestWords = 3;
const fewestBesideFigure = 2;

/** Words that differ in their ending alone count as the same. */
const stem = (term: string) => (/^\p{N}/u.test(term) ? term : term.slice(0, 5));
const stemsOf = (text: string) => new Set(termsOf(text).map(stem));

/** The words of each sentence with those of the next one, over which a fact may be spread. */
function passagesOf(text: string): Set<string>[] {
  const sentences = segmentSentences(text).map(({ start, end }) => text.slice(start, end));
  return sentences.map((sentence, index) => stemsOf(`${sentence} ${sentences[index + 1] ?? ''}`));
}

/** The facts whose words stand in a text: by rule, from shared words, figures, dates and quotations. */
export function factsSaidIn<Fact extends KnownFact>(text: string, facts: readonly Fact[]): Fact[] {
  if (facts.length === 0 || text.trim() === '') return [];
  const passages = passagesOf(text);
  return facts.filter((fact) => {
    const words = factWords(fact);
    const stems = [...stemsOf(words)];
    const shared = Math.max(0, ...passages.map((passage) => stems.filter((one) => passage.has(one)).length));
    if (shared >= fewestWords && shared >= toldShare * stems.length) return true;
    return (
      shared >= fewestBesideFigure &&
      findClaims(text, [words]).some(
        ({ kind, supported }) => supported && kind !== 'name' && kind !== 'experience',
      )
    );
  });
}
