import type { Fact, FactSource } from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';
import type { Connection } from '../../../platform/db/index.ts';
import { listPostsById } from '../../posts/posts/index.ts';
import { listConflictsOf } from './repository/conflicts.ts';
import type { FactRow } from './repository/facts.ts';
import { countUses } from './repository/uses.ts';
import { dayOf, statusOn } from './rules/lasting.ts';
import type { KeptSource } from './tables.ts';

/** Which of these are there. */
type FindThem = (
  connection: Connection,
  userId: string,
  ids: readonly string[],
) => Promise<ReadonlySet<string>>;

/** Finds the person's interviews and recordings, which depend on this module and cannot be imported. */
export interface FindSources {
  findInterviews: FindThem;
  findRecordings: FindThem;
}

/** Who reads, and what pages there are. */
export interface Reading extends FindSources {
  userId: string;
  now: Date;
}

const postTitleCharacters = 90;

/** The titles of the person's own posts that are not deleted. */
export async function titlesOfPosts(
  connection: Connection,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await listPostsById(connection, [...new Set(ids)]);
  return new Map(
    rows
      .filter((row) => row.userId === userId && row.deletedAt === null)
      .map(({ id, text }) => [id, firstLine(text, postTitleCharacters) || 'Post without text']),
  );
}

const idsOf = (rows: readonly FactRow[], kinds: readonly FactSource['kind'][]) =>
  rows.flatMap(({ source: { kind, id } }) => (id !== null && kinds.includes(kind) ? [id] : []));

function pageOf(
  { kind, id, second }: KeptSource,
  posts: ReadonlyMap<string, string>,
  { interviews, recordings }: Record<'interviews' | 'recordings', ReadonlySet<string>>,
) {
  switch (kind) {
    case 'post':
    case 'claim':
      return id !== null && posts.has(id) ? `/dashboard/generate-post?post=${id}` : null;
    case 'interview':
      return id !== null && interviews.has(id) ? '/dashboard/interview' : null;
    case 'profile':
      return '/dashboard/profile';
    case 'export':
      // What an export says of the profile has no id, and its posts have that of their import.
      return id === null ? '/dashboard/profile' : null;
    case 'recording':
      return id !== null && recordings.has(id)
        ? `/dashboard/talk/${id}${second === null ? '' : `?at=${second}`}`
        : null;
    case 'file':
    case 'typed':
      return null;
  }
}

/** Facts as their reader sees them. What a page is about is read now; the title stays when it is gone. */
export async function presentFacts(
  connection: Connection,
  rows: readonly FactRow[],
  { userId, now, findInterviews, findRecordings }: Reading,
): Promise<Fact[]> {
  const ids = rows.map(({ id }) => id);
  const posts = await titlesOfPosts(connection, userId, idsOf(rows, ['post', 'claim']));
  const there = async (kind: 'interview' | 'recording', find: FindThem) => {
    const ofKind = idsOf(rows, [kind]);
    return ofKind.length === 0 ? new Set<string>() : find(connection, userId, ofKind);
  };
  const interviews = await there('interview', findInterviews);
  const recordings = await there('recording', findRecordings);
  const uses = await countUses(connection, ids);
  const conflicts = await listConflictsOf(connection, ids);
  const today = dayOf(now);
  return rows.map((row) => {
    const status = statusOn(row.status, row.until, today);
    return {
      id: row.id,
      text: row.text,
      kind: row.kind,
      subject: row.subject,
      happened: row.happened,
      until: row.until,
      privacy: row.privacy,
      status,
      source: { ...row.source, page: pageOf(row.source, posts, { interviews, recordings }) },
      teamId: row.teamId,
      due: status === 'confirmed' && row.askAt !== null && row.askAt <= now,
      contradicts: conflicts
        .filter(({ oneId, otherId }) => oneId === row.id || otherId === row.id)
        .map(({ oneId, otherId }) => (oneId === row.id ? otherId : oneId)),
      uses: uses.get(row.id) ?? 0,
      version: row.version,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    };
  });
}

export async function presentFact(connection: Connection, row: FactRow, reading: Reading): Promise<Fact> {
  const [presented] = await presentFacts(connection, [row], reading);
  if (presented === undefined) throw new Error('a fact was not presented');
  return presented;
}
