import type { FactKind } from '@limelight/contracts';
import { findGaps, findPassage, ownStatements, saysMoreThan } from '@limelight/post-text';
import { isSensitive } from '../rules/sensitive.ts';
import type { NewFact } from '../service/keep.ts';
import type { CollectedFact } from './collect-prompt.v1.ts';
import { longestSentence, longestSubject } from './sizes.ts';
import { certainDate } from './dates.ts';
import { secondIn, type OwnText } from './texts.ts';

/** A passage is long enough to say something, and short enough to be read beside its fact. */
const shortestPassage = 8;
const longestPassage = 700;
const mostPerText = 8;
/** Without a model, a text offers its first sentences that qualify. */
const mostByRule = 3;

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

const suggested = (
  text: OwnText,
  { passage, start }: { passage: string; start: number },
  fact: Pick<NewFact, 'text' | 'kind' | 'subject' | 'happened' | 'until'>,
): NewFact => ({
  ...fact,
  status: 'suggested',
  source: { ...text.source, passage, second: secondIn(text, start) },
});

/** A fact that a model found, as far as its text bears it out; null where it does not. */
function takenFrom(found: CollectedFact, own: OwnText, author: string): NewFact | null {
  const at =
    found.basis === 'stated' ? findPassage(own.text, found.passage.slice(0, longestPassage + 1)) : null;
  if (at === null) return null;
  const passage = own.text.slice(at.start, at.end);
  const sentence = oneLine(found.sentence);
  const isSized = passage.length >= shortestPassage && passage.length <= longestPassage;
  if (!isSized || sentence.length < 3 || sentence.length > longestSentence) return null;
  if (findGaps(sentence).length > 0 || findGaps(passage).length > 0) return null;
  const subject = oneLine(found.subject).slice(0, longestSubject);
  const isNamed = subject !== '' && own.shown.toLowerCase().includes(subject.toLowerCase());
  const said = { passage, text: own.text, day: own.day };
  const happened = certainDate(found.happened, said);
  const until = certainDate(found.until, said);
  // What resolves "last year" is not said by the passage, but by its date.
  const dates = [happened, until].flatMap((date) => date ?? []);
  if (saysMoreThan(sentence, passage, { names: [own.shown, author], dates })) return null;
  return suggested(
    own,
    { passage, start: at.start },
    {
      text: sentence,
      kind: found.kind,
      subject: isNamed ? subject : '',
      happened,
      until: until !== null && happened !== null && until < happened.slice(0, until.length) ? null : until,
    },
  );
}

/** The facts of a model's answer that stand in the texts it was shown. */
export function factsTaken(
  texts: readonly OwnText[],
  found: readonly CollectedFact[],
  author: string,
): NewFact[] {
  const counts = new Map<number, number>();
  return found.flatMap((one): NewFact[] => {
    const own = texts[one.text - 1];
    const fact = own === undefined ? null : takenFrom(one, own, author);
    const count = (counts.get(one.text) ?? 0) + 1;
    if (fact === null || count > mostPerText) return [];
    counts.set(one.text, count);
    return [fact];
  });
}

const kinds = { figure: 'figure', date: 'event' } as const satisfies Record<string, FactKind>;

/** What can be offered without a model: sentences in which the author tells of themselves with a figure or a date. */
export const factsByRule = (texts: readonly OwnText[]): NewFact[] =>
  texts.flatMap((own) =>
    ownStatements(own.text)
      .filter(({ start, end }) => !isSensitive(own.text.slice(start, end)))
      .slice(0, mostByRule)
      .map(({ start, end, kind, happened }) => {
        const passage = own.text.slice(start, end);
        return suggested(
          own,
          { passage, start },
          {
            text: oneLine(passage),
            kind: kinds[kind],
            subject: '',
            happened,
            until: null,
          },
        );
      }),
  );
