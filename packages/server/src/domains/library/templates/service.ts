import { randomUUID } from 'node:crypto';
import {
  ownTemplateLimit,
  type Brief,
  type BriefSettings,
  type EndpointInput,
  type changeOwnTemplate,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { uniqueViolation, type Connection, type Tx } from '../../../platform/db/index.ts';
import { AppError, existing } from '../../../platform/http/index.ts';
import { insertOwn, listOwn, saveLastBrief, updateOwn, type OwnTemplateRow } from './repository.ts';
import { carriedOver, nameKeyOf } from './rules.ts';
import { shippedTemplates } from './shipped.ts';

async function withFreeName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (uniqueViolation(error) === 'own_templates_user_name') throw new AppError('template_name_taken');
    throw error;
  }
}

/** True for a built-in template, and for one of the person's own. */
export async function hasTemplate(connection: Connection, userId: string, id: string): Promise<boolean> {
  return (
    shippedTemplates.some((template) => template.id === id) ||
    (await listOwn(connection, userId)).some((template) => template.id === id)
  );
}

/** Refuses with `template_limit` and `template_name_taken`. */
export async function keepOwn(
  context: Context,
  userId: string,
  { name, settings }: { name: string; settings: BriefSettings },
): Promise<OwnTemplateRow> {
  const now = new Date(context.clock.now());
  const row = {
    id: randomUUID(),
    userId,
    name,
    nameKey: nameKeyOf(name),
    settings,
    createdAt: now,
    updatedAt: now,
  };
  await withFreeName(() =>
    context.database.db.transaction(async (tx) => {
      if (!(await insertOwn(tx, row, ownTemplateLimit))) throw new AppError('template_limit');
    }),
  );
  return row;
}

/** Refuses with `not_found` and `template_name_taken`. */
export async function changeOwn(
  context: Context,
  userId: string,
  id: string,
  { name, settings }: EndpointInput<typeof changeOwnTemplate>['body'],
): Promise<OwnTemplateRow> {
  const change = {
    ...(name === undefined ? {} : { name, nameKey: nameKeyOf(name) }),
    ...(settings === undefined ? {} : { settings }),
    updatedAt: new Date(context.clock.now()),
  };
  const row = existing(await withFreeName(() => updateOwn(context.database.db, userId, id, change)));
  return row;
}

/** Stores the brief for the next post, in the transaction that starts the writing. */
export async function rememberBrief(tx: Tx, userId: string, brief: Brief, now: Date): Promise<void> {
  await saveLastBrief(tx, userId, carriedOver(brief), now);
}
