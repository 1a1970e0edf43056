import { randomUUID } from 'node:crypto';
import {
  ideaAngleLimit,
  ideaLimit,
  type changeIdea,
  type createIdea,
  type EndpointInput,
  type IdeaBasis,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/http/index.ts';
import { draftFor } from './draft.ts';
import {
  countIdeas,
  insertIdeas,
  lockDeleted,
  lockIdea,
  lockIdeas,
  updateIdea,
  type IdeaRow,
} from './repository.ts';
import { splitCapture } from './rules/board.ts';
import { gapFor } from './rules/candidates.ts';

function basisOf({ url, question }: Pick<NewIdea, 'url' | 'question'>): IdeaBasis {
  if (question !== '') return { kind: 'question', title: question, url };
  return { kind: 'note', title: url === null ? 'Your note' : new URL(url).hostname, url };
}

type NewIdea = EndpointInput<typeof createIdea>['body'];

export async function captureIdea(context: Context, userId: string, given: NewIdea): Promise<IdeaRow> {
  const now = new Date(context.clock.now());
  const { tags, pillar, format, question } = given;
  const row: IdeaRow = {
    ...splitCapture(given.text, ideaAngleLimit),
    id: randomUUID(),
    userId,
    runId: null,
    stage: 'kept',
    postId: null,
    whyNow: '',
    opening: question !== '' && question === given.text ? gapFor(question) : '',
    format,
    basis: basisOf(given),
    pillar,
    tags,
    plannedFor: null,
    position: now.getTime(),
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
  await context.database.db.transaction(async (tx) => {
    await lockIdeas(tx, userId);
    if ((await countIdeas(tx, userId)) >= ideaLimit) throw new AppError('idea_limit');
    await insertIdeas(tx, [row]);
  });
  return row;
}

type Changes = EndpointInput<typeof changeIdea>['body'];

const letGo = { postId: null, plannedFor: null };

function changeOf({ status, plannedFor, ...words }: Changes): Partial<IdeaRow> {
  const told = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
  return {
    ...told,
    ...(plannedFor === undefined ? {} : { plannedFor }),
    ...(status === undefined ? {} : { stage: status }),
    ...(status === 'new' || status === 'kept' ? letGo : {}),
  };
}

/** Changes or moves an idea. Moving it to the drafts creates a draft. Refuses with `not_found`. */
export async function editIdea(
  context: Context,
  userId: string,
  id: string,
  changes: Changes,
): Promise<IdeaRow> {
  return context.database.db.transaction(async (tx) => {
    const row = await lockIdea(tx, userId, id);
    if (row === null) throw new AppError('not_found');
    const updatedAt = new Date(context.clock.now());
    await updateIdea(tx, id, { ...changeOf(changes), updatedAt });
    const changed = await readLocked(tx, userId, id);
    if (changes.status === 'drafted') await draftFor(context, tx, changed);
    return readLocked(tx, userId, id);
  });
}

async function readLocked(tx: Parameters<typeof lockIdea>[0], userId: string, id: string): Promise<IdeaRow> {
  const row = await lockIdea(tx, userId, id);
  if (row === null) throw new AppError('not_found');
  return row;
}

/** Returns the draft of an idea and creates it on the first call. Refuses with `not_found` and `draft_limit`. */
export async function draftOfIdea(context: Context, userId: string, id: string): Promise<string> {
  return context.database.db.transaction(async (tx) => {
    const row = await lockIdea(tx, userId, id);
    if (row === null) throw new AppError('not_found');
    return draftFor(context, tx, row);
  });
}

export async function removeIdea(context: Context, userId: string, id: string): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    if ((await lockIdea(tx, userId, id)) === null) throw new AppError('not_found');
    await updateIdea(tx, id, { deletedAt: new Date(context.clock.now()) });
  });
}

export async function bringBack(context: Context, userId: string, id: string): Promise<IdeaRow> {
  return context.database.db.transaction(async (tx) => {
    await lockIdeas(tx, userId);
    if ((await lockDeleted(tx, userId, id)) === null) throw new AppError('not_found');
    if ((await countIdeas(tx, userId)) >= ideaLimit) throw new AppError('idea_limit');
    await updateIdea(tx, id, { deletedAt: null });
    return readLocked(tx, userId, id);
  });
}
