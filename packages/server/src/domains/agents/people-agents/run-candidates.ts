import { setImmediate } from 'node:timers/promises';
import { candidateSearchRun } from '@limelight/contracts';
import { foundNothing, implementRun, made, type Run } from '../../../run.ts';
import { addKind, anyWordQuery, findCvs, findPeople, findPeopleByWords } from '../../library/people/index.ts';
import { booleanSearches, type SearchTerm } from './rules/boolean-search.ts';
import type { Judgeable } from './rules/judge-people.ts';
import { comparePeople, presentFound } from './service/compare.ts';
import { findCriteria } from './service/criteria.ts';
import { judgeable } from './service/materials.ts';

const comparedConnections = 600;
const shown = 40;

/**
 * CVs, and connections who match a word of the criteria. They are read again after a restart, because the texts are
 * too long to store in a step.
 */
async function readCandidates(
  { context, userId }: Run,
  criteria: readonly SearchTerm[],
  mediaIds: readonly string[] | undefined,
): Promise<Judgeable[]> {
  const { db } = context.database;
  const cvs = await findCvs(db, userId, mediaIds === undefined ? {} : { ids: mediaIds });
  const texts = Map.groupBy(cvs, ({ personId }) => personId);
  const lookup = anyWordQuery(criteria.map(({ text, terms }) => [text, ...terms].join(' ')).join(' '));
  const known =
    lookup === null
      ? []
      : await findPeopleByWords(db, userId, { lookup, kinds: ['connection'], limit: comparedConnections });
  const owners = await findPeople(db, userId, [...texts.keys()]);
  const all = new Map([...known, ...owners].map((person) => [person.id, person]));
  const people: Judgeable[] = [];
  for (const person of all.values()) {
    if (person.optedOut) continue;
    const own = texts.get(person.id) ?? [];
    // Removing names from a long CV takes a while, so yield to other work.
    if (own.length > 0) await setImmediate();
    people.push(judgeable(person, { cvs: own.map(({ text }) => text) }));
  }
  return people;
}

/** Compares CVs and connections with a role. Identifying data is removed first. */
export const candidateSearch = implementRun(candidateSearchRun, {
  where: 'worker',
  steps: { criteria: 'Read what you want', compare: 'Compare people', judge: 'Assess people' },
  outcome: ({ candidates, compared }, _input, id) =>
    candidates.length === 0
      ? foundNothing(`None of ${compared} people fit.`)
      : made(`${candidates.length} of ${compared} people fit.`, [
          'See the people',
          `/dashboard/job-candidate-searcher?run=${id}`,
        ]),
  async work(run, { role, mediaIds }) {
    run.progress(0, null, 'Reading the role');
    const { criteria, leftOut } = await findCriteria(run, role, 'candidates');
    const people = await readCandidates(run, criteria, mediaIds);
    const { found, byWords } = await comparePeople(run, criteria, people, shown);
    return {
      criteria: criteria.map(({ text, must }) => ({ text, must })),
      leftOut,
      candidates: await presentFound(run, found),
      searches: booleanSearches(criteria),
      compared: people.length,
      byWords,
    };
  },
  async save(tx, { userId }, { candidates }) {
    await addKind(
      tx,
      userId,
      candidates.map(({ id }) => id),
      'candidate',
    );
  },
});
