import type { collectSources } from '@limelight/contracts';
import { firstLine, speakersIn } from '@limelight/post-text';
import type { Connection } from '../../../../platform/db/index.ts';
import { listAuthoredPosts } from '../../../library/imports/index.ts';
import { searchPublished } from '../../../posts/posts/index.ts';
import { listOwnSources } from '../../../posts/sources/index.ts';
import {
  answeredText,
  ownTexts,
  spokenBy,
  spokenTexts,
  type AnsweredText,
  type OwnText,
  type SpokenText,
} from './texts.ts';

export type CollectSource = (typeof collectSources)[number];

/** What keeps texts in which the author speaks, and depends on this module. */
export interface FactNeighbours {
  /** The person’s finished interviews. */
  listInterviewTexts: (connection: Connection, userId: string) => Promise<readonly AnsweredText[]>;
  /** The person’s recordings whose text they accepted. */
  listSpokenTexts: (connection: Connection, userId: string) => Promise<readonly SpokenText[]>;
}

const mostPosts = 5_000;
const mostDocuments = 1_000;
const titleUnits = 80;

async function postTexts(connection: Connection, userId: string, before: Date): Promise<OwnText[]> {
  const published = await searchPublished(connection, userId, { words: '', before, limit: mostPosts });
  const imported = await listAuthoredPosts(connection, userId, mostPosts);
  return [
    ...published.map(({ id, text, publishedAt }) => ({ kind: 'post' as const, id, text, at: publishedAt })),
    ...imported.map(({ importId, text, postedAt }) => ({
      kind: 'export' as const,
      id: importId,
      text,
      at: postedAt,
    })),
  ].flatMap(({ kind, id, text, at }) => ownTexts({ kind, id, title: firstLine(text, titleUnits) }, text, at));
}

async function documentTexts(connection: Connection, userId: string): Promise<OwnText[]> {
  const documents = await listOwnSources(connection, userId, mostDocuments);
  return documents.flatMap(({ id, title, text, speaker }) => {
    const said = speaker === '' ? text : spokenBy(text, speaker, speakersIn(text));
    // A document was written at an unknown time.
    return ownTexts({ kind: 'file', id, title }, said, null);
  });
}

/** Every text in which the author speaks, of these kinds, newest posts first. */
export async function listOwnMaterial(
  connection: Connection,
  userId: string,
  from: ReadonlySet<CollectSource>,
  { neighbours, now }: { neighbours: FactNeighbours; now: Date },
): Promise<OwnText[]> {
  const interviews = from.has('interviews') ? await neighbours.listInterviewTexts(connection, userId) : [];
  const recordings = from.has('recordings') ? await neighbours.listSpokenTexts(connection, userId) : [];
  return [
    ...recordings.flatMap(spokenTexts),
    ...interviews.flatMap(({ id, turns, at }) =>
      answeredText({ kind: 'interview', id, title: 'Interview' }, { turns, at }),
    ),
    ...(from.has('posts') ? await postTexts(connection, userId, now) : []),
    ...(from.has('files') ? await documentTexts(connection, userId) : []),
  ];
}
