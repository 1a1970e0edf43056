import { postRun, type Brief, type Engine, type TextChange } from '@limelight/contracts';
import type { z } from 'zod';
import { together, type Connection, type Tx } from '../../../platform/db/index.ts';
import { findRunOf, listGroup, type RunRow } from '../../runs/runs/index.ts';
import type { MadeText } from './material.ts';
import type { MadeChange } from './versions/rules.ts';
import { recordVersion, type Newest } from './versions/service.ts';
import { changePost, type PostRow } from './repository/posts.ts';

/** A run from the viewpoint of its kind: one draft of a generation. */
export interface WrittenDraft {
  runId: string;
  generationId: string;
  variant: number;
  variants: number;
  brief: Brief;
  text: string;
  /** Null while there is no text. */
  engine: Engine | null;
  postId: string;
}

/** The brief of a run, without its destination. */
export function briefIn(input: z.output<typeof postRun.input>): Brief {
  const {
    sourceIds: _sources,
    cite: _cite,
    variant: _one,
    variants: _all,
    post: _post,
    voice: _voice,
    facts: _facts,
    ...brief
  } = input;
  return brief;
}

export function readDraft({ id: runId, groupId, text, engine, ...row }: RunRow): WrittenDraft {
  const input = postRun.input.parse(row.input.value);
  const { variant, variants, post } = input;
  const brief = briefIn(input);
  return { runId, generationId: groupId ?? runId, variant, variants, brief, text, engine, postId: post.id };
}

/** The author and sources of a draft of a user's generation. Empty when they are no longer known. */
export async function originOfDraft(
  connection: Connection,
  userId: string,
  { id, variant }: { id: string; variant: number },
): Promise<Partial<Pick<PostRow, 'brief' | 'engine' | 'runId'>>> {
  const found = (await listGroup(connection, userId, id))
    .map(readDraft)
    .find((one) => one.variant === variant);
  if (found === undefined || found.engine === null) return {};
  const { brief, engine, runId } = found;
  return { brief, engine, runId };
}

/** The runs that made changes, and whether an assistant did. */
export const makersOf = (changes: readonly TextChange[] = []): Pick<MadeText, 'runIds' | 'isAssisted'> => ({
  runIds: [...new Set(changes.flatMap(({ run }) => run?.id ?? []))],
  isAssisted: changes.some(({ by, run = null }) => by === 'chat' && run === null),
});

/**
 * Adds the names of the models that made the changes, according to their runs. Empty for runs that are no longer known.
 */
export async function namedChanges(
  connection: Connection,
  userId: string,
  changes: readonly TextChange[] = [],
): Promise<MadeChange[]> {
  const named: MadeChange[] = [];
  for (const { run = null, ...change } of changes) {
    const { id, draft: variant = 0 } = run ?? {};
    const engine =
      id === undefined
        ? null
        : ((await originOfDraft(connection, userId, { id, variant })).engine ??
          (await findRunOf(connection, userId, id))?.engine);
    named.push({ ...change, engine: engine?.name ?? null });
  }
  return named;
}

interface Written {
  text: string;
  brief: Brief;
  engine: Engine;
  runId: string;
  /** Shown next to the writer's name in the list of versions. */
  detail: string;
  /** The newest versions, if they were read after the post was locked. */
  newest?: Newest;
}

/** Puts a generated text into a post, which must be locked. */
export async function putWritten(
  tx: Tx,
  post: PostRow,
  { text, brief, engine, runId, detail, newest }: Written,
  now: Date,
): Promise<void> {
  const { id: postId, userId } = post;
  const ownWords = post.ownWords && { ...post.ownWords, before: null };
  const version = {
    userId,
    postId,
    text,
    previous: post.text === '' ? undefined : { text: post.text, at: post.updatedAt },
    changes: [{ by: 'writer', detail, engine: engine.name }],
    newest,
    now: now.getTime(),
  } as const;
  await together([
    changePost(tx, userId, postId, { text, origin: { brief, engine, ownWords, runId } }, now),
    recordVersion(tx, version),
  ]);
}
