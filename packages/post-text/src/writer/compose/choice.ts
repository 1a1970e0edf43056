import { finishSentence } from '../clean/sentence.ts';
import { readSentence } from '../parse/features.ts';
import type { Unit } from '../parse/material.ts';

/** A decision told as a doubt, turned into the question it holds: 'not sure whether to hire A or B' asks 'Hire A or B?' */
export function askChoice(units: readonly Unit[]): { question: string; units: Unit[] } | undefined {
  for (const unit of units) {
    const [first, ...rest] = unit.sentences;
    const match =
      /^(?:I'm |I am |we're |we are |still )*(?:not sure|unsure|undecided|wondering|thinking about|torn on|debating|deciding)(?: about)? (?:whether|if) (?:to |we should |I should )(.{6,140}?)[.]?$/is.exec(
        first?.text ?? '',
      );
    if (!first || !match?.[1]) continue;
    const others = units.flatMap((other) =>
      other === unit
        ? rest.length > 0
          ? [{ ...unit, sentences: rest.map((sentence) => readSentence(sentence.text)) }]
          : []
        : [other],
    );
    return { question: finishSentence(`${match[1]}?`), units: others };
  }
  return undefined;
}
