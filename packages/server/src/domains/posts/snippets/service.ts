import { randomUUID } from 'node:crypto';
import { snippetLimit, type Snippet } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, existing } from '../../../platform/http/index.ts';
import {
  countSnippets,
  insertSnippet,
  isNameTaken,
  lockSnippets,
  updateSnippet,
  type SnippetRow,
} from './repository.ts';

interface Words {
  name: string;
  text: string;
}

export const presentSnippet = ({ id, name, text }: SnippetRow): Snippet => ({ id, name, text });

/** Refuses with `snippet_limit` and `snippet_name_taken`. */
export async function addSnippet(context: Context, userId: string, { name, text }: Words): Promise<Snippet> {
  const now = new Date(context.clock.now());
  return context.database.db.transaction(async (tx) => {
    await lockSnippets(tx, userId);
    const id = randomUUID();
    if ((await countSnippets(tx, userId)) >= snippetLimit) throw new AppError('snippet_limit');
    if (await isNameTaken(tx, userId, name, id)) throw new AppError('snippet_name_taken');
    const row = { id, userId, name, text, createdAt: now, updatedAt: now };
    await insertSnippet(tx, row);
    return presentSnippet(row);
  });
}

/** Refuses with `not_found` and `snippet_name_taken`. */
export async function editSnippet(
  context: Context,
  userId: string,
  id: string,
  words: Words,
): Promise<Snippet> {
  const now = new Date(context.clock.now());
  return context.database.db.transaction(async (tx) => {
    await lockSnippets(tx, userId);
    if (await isNameTaken(tx, userId, words.name, id)) throw new AppError('snippet_name_taken');
    const row = existing(await updateSnippet(tx, userId, id, words, now));
    return presentSnippet(row);
  });
}
