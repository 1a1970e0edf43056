import { factWords } from '../../../memory/author/index.ts';
import type { CvFact } from '../../../memory/facts/index.ts';
import { positionOf, positionsOf, type Line } from './arrange.ts';
import { lineSaysMore, sentenceSaysMore, sentencesOf, type Ground } from './rests.ts';

export interface Checked {
  /** The sentences that a model found to say more than the material; null where no model has compared them. */
  open: readonly { sentence: string }[] | null;
  /** The opening with its title and company. */
  opening: string;
}

/** The subject of a fact, or the part of the profile and the organisation it belongs to. */
export const aboutOf = ({ place, subject }: CvFact): string => {
  if (place === null) return subject;
  return 'title' in place ? `${place.part}: ${place.organisation}` : place.part;
};

const supportingText = (fact: CvFact) => `${factWords(fact)}\n${aboutOf(fact)}`;

const even = (text: string) => text.replace(/\s+/gu, ' ').trim();

const isIn = (text: string, open: Checked['open']) =>
  (open ?? []).some(({ sentence }) => {
    const found = even(sentence);
    return found !== '' && (even(text).includes(found) || found.includes(even(text)));
  });

const groundOf = (facts: readonly CvFact[], all: readonly CvFact[], { open, opening }: Checked): Ground => ({
  facts: facts.map(supportingText),
  opening,
  known: all.map(({ text }) => text),
  isCompared: open !== null,
});

const factsOf = ({ factIds }: Line, facts: readonly CvFact[]) =>
  facts.filter(({ id }) => factIds.includes(id));

const isBorne = (line: Line, facts: readonly CvFact[], checked: Checked): boolean =>
  !isIn(line.text, checked.open) && !lineSaysMore(line.text, groundOf(factsOf(line, facts), facts, checked));

/** Lines of a CV: one that says more than its facts, or joins those of different works, is replaced by their words. */
export function borneLines(lines: readonly Line[], facts: readonly CvFact[], checked: Checked): Line[] {
  const positions = positionsOf(facts);
  const workOf = (fact: CvFact) => positionOf(fact, positions) ?? (fact.subject.toLowerCase() || fact.id);
  const isOfOneWork = (line: Line) => new Set(factsOf(line, facts).map(workOf)).size < 2;
  // Headings and lists of the CV show these already.
  const told = new Map(facts.flatMap(({ id, text, place }) => (place === null ? [[id, text]] : [])));
  const said = new Set<string>();
  return lines
    .flatMap((line) =>
      isOfOneWork(line) && isBorne(line, facts, checked)
        ? [line]
        : line.factIds.flatMap((id) => {
            const text = told.get(id);
            return text === undefined ? [] : [{ text, factIds: [id] }];
          }),
    )
    .filter(({ text }) => !said.has(text) && said.add(text) !== null);
}

/** A headline that its facts bear out. It may join facts of several works. */
export const borneHeadline = (line: Line | null, facts: readonly CvFact[], checked: Checked): Line | null =>
  line !== null && isBorne(line, facts, checked) ? line : null;

/** Paragraphs of a letter: a sentence that says more than the facts and the opening is left out. `name` signs it. */
export function borneLetter(
  paragraphs: readonly Line[],
  facts: readonly CvFact[],
  { name, ...checked }: Checked & { name: string },
): Line[] {
  const ground = groundOf(facts, facts, checked);
  const signed = { ...ground, facts: [...ground.facts, name] };
  return paragraphs.flatMap(({ text, factIds }) => {
    const kept = sentencesOf(text).filter(
      (sentence) => !isIn(sentence, checked.open) && !sentenceSaysMore(sentence, signed),
    );
    return kept.length === 0 ? [] : [{ text: kept.join(' '), factIds }];
  });
}
