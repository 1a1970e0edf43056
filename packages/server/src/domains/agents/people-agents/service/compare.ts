import { setImmediate } from 'node:timers/promises';
import type { FoundPerson, PersonCriterion, PersonEvidence } from '@limelight/contracts';
import type { Run } from '../../../../run.ts';
import { findPeople, isExactQuote, presentPerson, WordWeights } from '../../../library/people/index.ts';
import { judgeAnswer, judgePrompt } from '../judge-prompt.v1.ts';
import {
  judged,
  judgePerson,
  materialsFor,
  materialText,
  type Judgeable,
  type JudgedPerson,
} from '../rules/judge-people.ts';

/** The number of people a model judges, how many of them are in each request, and the longest material of each. */
const modelLimit = 24;
const peopleInQuestion = 6;
const materialLength = 6000;

async function compareByWords(
  criteria: readonly PersonCriterion[],
  people: readonly Judgeable[],
): Promise<JudgedPerson[]> {
  // A person can have many pages, so yield to other work after each person.
  const weights = new WordWeights([]);
  for (const person of people) {
    weights.add(materialText(person));
    await setImmediate();
  }
  const all: JudgedPerson[] = [];
  for (const person of people) {
    all.push(judgePerson(criteria, person, weights));
    await setImmediate();
  }
  return all.filter(({ likeness }) => likeness > 0).toSorted((a, b) => b.likeness - a.likeness);
}

/** Finds the material that a quote was taken from. Without an exact match in one that can show it there is none. */
function evidenceFor(person: Judgeable, criterion: string, quote: string): PersonEvidence[] {
  const material = materialsFor(criterion, person.materials).find(({ text }) => isExactQuote(quote, text));
  if (material === undefined) return [];
  const { source, address, observedAt } = material;
  return [{ criterion, quote: quote.trim(), source, address, observedAt }];
}

export interface Comparison {
  found: JudgedPerson[];
  /** True without a model's usable answer: the evidence mentions the words of a criterion, and nothing judged its meaning. */
  byWords: boolean;
}

const byScore = (people: readonly JudgedPerson[]) =>
  people.filter(({ evidence }) => evidence.length > 0).toSorted((a, b) => b.score - a.score);

/** Compares people with criteria and quotes the matching passages. People who meet no criterion are left out. */
export async function comparePeople(
  run: Run,
  criteria: readonly PersonCriterion[],
  people: readonly Judgeable[],
  shown: number,
): Promise<Comparison> {
  const compared = await run.step('compare', async (step) => {
    run.progress(0, null, `Comparing ${people.length} people`);
    const found = await compareByWords(criteria, people);
    const mentioning = byScore(found);
    step.summarise(`${people.length} people compared, ${mentioning.length} mention a criterion`);
    // A model also reads about people whose materials word a criterion differently.
    return [...new Set([...found.slice(0, modelLimit), ...mentioning.slice(0, shown)])];
  });
  const byId = new Map(people.map((person) => [person.id, person]));
  const best = compared.slice(0, modelLimit);
  const withoutModel = { found: byScore(compared).slice(0, shown), byWords: true };
  if (best.length === 0) return withoutModel;
  const answered = new Map<string, JudgedPerson>();
  for (let at = 0; at < best.length; at += peopleInQuestion) {
    const some = best.slice(at, at + peopleInQuestion).flatMap(({ id }) => byId.get(id) ?? []);
    run.progress(at, best.length, `Judging person ${at + 1} of ${best.length}`);
    const answer = await run.ask(`judge-${at / peopleInQuestion + 1}`, {
      prompt: judgePrompt,
      data: {
        criteria: criteria.map(({ text }) => text),
        people: some.map((person, index) => ({
          number: index + 1,
          material: materialText(person).slice(0, materialLength),
        })),
      },
      schema: judgeAnswer,
      unusable: 'none',
    });
    if (answer === null) return withoutModel;
    for (const { number, evidence } of answer.people) {
      const person = some[number - 1];
      if (person === undefined) continue;
      const exact = evidence.flatMap(({ criterion, quote }) => {
        const named = criteria[criterion - 1];
        return named === undefined ? [] : evidenceFor(person, named.text, quote);
      });
      const once = exact.filter(
        (one, index) => exact.findIndex((e) => e.criterion === one.criterion) === index,
      );
      answered.set(person.id, judged(person.id, criteria, once));
    }
  }
  return {
    found: byScore(compared.map((one) => answered.get(one.id) ?? one)).slice(0, shown),
    byWords: false,
  };
}

/** The results for the page, without people who have opted out since. */
export async function presentFound(
  { context, userId }: Pick<Run, 'context' | 'userId'>,
  found: readonly JudgedPerson[],
): Promise<FoundPerson[]> {
  const rows = await findPeople(
    context.database.db,
    userId,
    found.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, evidence, missing, share }) => {
    const row = byId.get(id);
    if (row === undefined || row.optedOut) return [];
    return [{ ...presentPerson(row), evidence, missing, score: share }];
  });
}
