import type {
  EndpointData,
  EndpointInput,
  exportFacts,
  Fact,
  getFact,
  listFacts,
} from '@limelight/contracts';
import type { Connection } from '../../../../platform/db/index.ts';
import { hasTrigrams } from '../../../library/inspiration/index.ts';
import { presentFact, presentFacts, titlesOfPosts, type Reading } from '../present.ts';
import { countConflicts } from '../repository/conflicts.ts';
import {
  countStatuses,
  findFactsById,
  listFactIds,
  listFactRows,
  listSubjects,
  matching,
  type FactRow,
} from '../repository/facts.ts';
import { findMatches, findSpellings } from '../repository/search.ts';
import { listUses } from '../repository/uses.ts';
import { dayOf } from '../rules/lasting.ts';
import { markdownOf } from '../rules/markdown.ts';
import { searchFor } from '../rules/terms.ts';
import { requirePlace, seeFact } from './access.ts';

const mostMatches = 1_000;

const mostCorrected = 8;
const shortestCorrected = 4;

/** The facts that share most words with a search. Misspelt words are corrected where that finds more of them. */
async function findBest(
  connection: Connection,
  q: string,
  where: ReturnType<typeof matching>,
): Promise<string[]> {
  const asked = searchFor(q);
  const read = async (terms: typeof asked.terms) => {
    const matches = await findMatches(connection, where, { ...asked, terms, limit: mostMatches });
    const most = Math.max(0, ...matches.map(({ words }) => words));
    return { most, ids: matches.filter(({ words }) => words === most).map(({ id }) => id) };
  };
  const found = await read(asked.terms);
  const long = asked.terms.filter(({ word, joined }) => !joined && word.length >= shortestCorrected);
  const isComplete = found.most >= asked.terms.filter(({ joined }) => !joined).length;
  if (isComplete || long.length === 0 || !(await hasTrigrams(connection))) return found.ids;
  const words = long.slice(0, mostCorrected).map(({ word }) => word);
  const spellings = await findSpellings(connection, where, words);
  if (spellings.size === 0) return found.ids;
  const corrected = asked.terms.map((term) => ({ ...term, word: spellings.get(term.word) ?? term.word }));
  const again = await read([...new Map(corrected.map((term) => [term.word, term])).values()]);
  return again.most > found.most ? again.ids : found.ids;
}

async function search(
  connection: Connection,
  q: string,
  where: ReturnType<typeof matching>,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: FactRow[]; total: number }> {
  const best = await findBest(connection, q, where);
  const shown = best.slice(offset, offset + limit);
  const rows = new Map((await findFactsById(connection, shown)).map((row) => [row.id, row]));
  return { rows: shown.flatMap((id) => rows.get(id) ?? []), total: best.length };
}

/** Refuses with `not_found` for a workspace of others. */
export async function readFacts(
  connection: Connection,
  reading: Reading,
  query: EndpointInput<typeof listFacts>['query'],
): Promise<EndpointData<typeof listFacts>> {
  const { q = '', team = null, offset, limit, ...filter } = query;
  const { userId, now } = reading;
  await requirePlace(connection, userId, team, 'see');
  const place = { userId, teamId: team };
  const moment = { now, today: dayOf(now) };
  const where = matching(place, filter, moment);
  const page = { offset, limit };
  const { rows, total } =
    q.trim() === '' ? await listFactRows(connection, where, page) : await search(connection, q, where, page);
  return {
    items: await presentFacts(connection, rows, reading),
    total,
    counts: {
      ...(await countStatuses(connection, place, moment)),
      contradictions: await countConflicts(connection, place),
    },
    subjects: await listSubjects(connection, place),
  };
}

/** Refuses with `not_found`. */
export async function readFact(
  connection: Connection,
  reading: Reading,
  id: string,
): Promise<EndpointData<typeof getFact>> {
  const fact = await presentFact(connection, await seeFact(connection, reading.userId, id), reading);
  const uses = await listUses(connection, reading.userId, id);
  const titles = await titlesOfPosts(
    connection,
    reading.userId,
    uses.map(({ postId }) => postId),
  );
  return {
    ...fact,
    others: await presentFacts(connection, await findFactsById(connection, fact.contradicts), reading),
    usedIn: uses.flatMap(({ postId, usedAt }) => {
      const title = titles.get(postId);
      return title === undefined ? [] : [{ postId, title, at: usedAt.toISOString() }];
    }),
  };
}

const atOnce = 500;

/** All of the person's own facts as a file, oldest first. */
export async function exportAll(
  connection: Connection,
  reading: Reading,
  format: EndpointInput<typeof exportFacts>['body']['format'],
): Promise<EndpointData<typeof exportFacts>> {
  const ids = await listFactIds(connection, { userId: reading.userId, teamId: null });
  const all: Fact[] = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = ids.slice(at, at + atOnce);
    const rows = new Map((await findFactsById(connection, some)).map((row) => [row.id, row]));
    all.push(
      ...(await presentFacts(
        connection,
        some.flatMap((id) => rows.get(id) ?? []),
        reading,
      )),
    );
  }
  switch (format) {
    case 'json':
      return {
        fileName: 'memory.json',
        mediaType: 'application/json',
        content: `${JSON.stringify(all, null, 2)}\n`,
      };
    case 'markdown':
      return { fileName: 'memory.md', mediaType: 'text/markdown', content: markdownOf(all) };
  }
}
