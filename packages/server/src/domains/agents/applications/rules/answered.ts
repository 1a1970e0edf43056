import type { z } from 'zod';
import type { CvFact } from '../../../memory/facts/index.ts';
import { isExactQuote } from '../../../library/people/index.ts';
import type { applicationAnswer } from '../prompt.v2.ts';
import type { Line } from './arrange.ts';

type Answer = z.output<typeof applicationAnswer>;

const longestLine = 600;

/** A model's answer with ids instead of numbers. A line without a known fact is left out. */
export interface Answered {
  wishes: { quote: string; factIds: string[] }[];
  headline: Line | null;
  lines: Line[];
  letter: Line[];
}

/** `facts` as they were numbered, and the advertisement, in which wishes stand letter for letter. */
export function readAnswer(answer: Answer, facts: readonly CvFact[], advertisement: string): Answered {
  const idsOf = (numbers: readonly number[]) => [
    ...new Set(numbers.flatMap((number) => facts[number - 1]?.id ?? [])),
  ];
  const lineOf = ({ text, facts: numbers }: Answer['lines'][number]): Line => ({
    text: text.trim().slice(0, longestLine),
    factIds: idsOf(numbers),
  });
  const seen = new Set<string>();
  const { wishes, headline, lines, letter } = answer;
  const first = headline === null ? null : lineOf(headline);
  return {
    wishes: wishes
      .filter(
        ({ quote }) => isExactQuote(quote, advertisement) && !seen.has(quote) && seen.add(quote) !== null,
      )
      .slice(0, 20)
      .map(({ quote, facts: numbers }) => ({ quote: quote.trim(), factIds: idsOf(numbers) })),
    headline: first === null || first.factIds.length === 0 ? null : first,
    lines: lines.map(lineOf).filter(({ text, factIds }) => text !== '' && factIds.length > 0),
    letter: letter
      .map(lineOf)
      .filter(({ text }) => text !== '')
      .slice(0, 8),
  };
}
