import { randomUUID } from 'node:crypto';
import { keysOf, modelProviders, type ModelProvider, type ModelPurpose } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { environmentKey, providerAddress, type ModelChoice } from '../../../integrations/ai/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { audit, type Act } from '../../accounts/audit/index.ts';
import { refreshModels } from './follow.ts';
import {
  beginModelChange,
  findModelRow,
  insertModelRow,
  listModelRows,
  removeModelRow,
  replaceModelKey,
  setModelPosition,
  type ModelRow,
} from './repository.ts';
import { accessFault, connectedModelsLimit, keyPurpose, serverAddress } from './rules.ts';

export interface Author {
  actor: Act['actor'];
  /** Null when changed from the command line. */
  userId: string | null;
}

export interface WantedAccess {
  provider: ModelProvider;
  purpose: ModelPurpose;
  baseUrl?: string | undefined;
  apiKey?: string | undefined;
}

/** A key already used for this provider at exactly the same address. */
function knownKey({ config, models }: Context, provider: ModelProvider, baseUrl: string): string | null {
  const all = [...models.list('text'), ...models.list('image')];
  const used = all.find((one) => one.provider === provider && one.baseUrl === baseUrl && one.apiKey);
  if (used !== undefined) return used.apiKey;
  return providerAddress(config, provider) === baseUrl ? environmentKey(config, provider) : null;
}

/** Providers with a fixed address whose key is already known. */
export function providersWithKey(context: Context): ModelProvider[] {
  return keysOf(modelProviders).filter(
    (provider) =>
      modelProviders[provider].needsKey &&
      knownKey(context, provider, providerAddress(context.config, provider)) !== null,
  );
}

/** Resolves a provider's address and key. Refuses combinations that cannot work. */
export function resolveAccess(
  context: Context,
  { provider, purpose, baseUrl: given, apiKey }: WantedAccess,
): { provider: ModelProvider; baseUrl: string; apiKey: string | null } {
  const own = modelProviders[provider].ownAddress && given !== undefined;
  const baseUrl = own ? serverAddress(given) : providerAddress(context.config, provider);
  const key = apiKey === undefined || apiKey === '' ? knownKey(context, provider, baseUrl) : apiKey;
  const fault = accessFault({ provider, purpose }, { baseUrl, apiKey: key });
  if (fault !== null) throw new AppError(fault);
  return { provider, baseUrl, apiKey: key };
}

async function change<T>(context: Context, work: (tx: Tx, now: Date) => Promise<T>): Promise<T> {
  const now = new Date(context.clock.now());
  const result = await context.database.db.transaction(async (tx) => {
    await beginModelChange(tx);
    return work(tx, now);
  });
  await refreshModels(context);
  return result;
}

async function record(
  tx: Tx,
  { actor, userId }: Author,
  { id, provider, name, purpose }: Pick<ModelRow, 'id' | 'provider' | 'name' | 'purpose'>,
  action: string,
  now: Date,
): Promise<void> {
  const details = { provider, name, purpose, ...(userId === null ? {} : { userId }) };
  await audit(tx, { actor, action, subject: id, details, now: now.getTime() });
}

/**
 * Connects a model with the lowest priority. An already connected model keeps its place and gets the new key.
 * Refuses with `model_key_missing`, `model_address_missing`, `model_purpose_unfit` and `model_limit`.
 */
export async function connect(
  context: Context,
  wanted: WantedAccess & { name: string },
  author: Author,
): Promise<ModelChoice> {
  const { provider, purpose, name } = wanted;
  const access = resolveAccess(context, wanted);
  const baseUrl = modelProviders[provider].ownAddress ? access.baseUrl : '';
  const seal = (id: string) =>
    access.apiKey === null ? null : context.secrets.seal(access.apiKey, keyPurpose(id));
  const id = await change(context, async (tx, now) => {
    const existing = await findModelRow(tx, { purpose, provider, name, baseUrl });
    if (existing !== null) {
      const sealed = seal(existing.id);
      if (sealed !== null) await replaceModelKey(tx, existing.id, sealed, now);
      await record(tx, author, existing, 'model.connect', now);
      return existing.id;
    }
    const rows = await listModelRows(tx);
    if (rows.length >= connectedModelsLimit) throw new AppError('model_limit');
    const made = randomUUID();
    const row: ModelRow = {
      id: made,
      purpose,
      provider,
      name,
      baseUrl,
      keySealed: seal(made),
      position: Math.max(-1, ...rows.map(({ position }) => position)) + 1,
      createdAt: now,
      updatedAt: now,
    };
    await insertModelRow(tx, row);
    await record(tx, author, row, 'model.connect', now);
    return made;
  });
  const choice = context.models.find(id);
  // Someone else disconnected it at the same moment.
  if (choice === null) throw new AppError('not_found');
  return choice;
}

/** Refuses with `models_changed` when `ids` are not exactly the connected models of this purpose. */
export async function order(
  context: Context,
  { purpose, ids }: { purpose: ModelPurpose; ids: readonly string[] },
  author: Author,
): Promise<void> {
  await change(context, async (tx, now) => {
    const rows = (await listModelRows(tx)).filter((row) => row.purpose === purpose);
    const known = new Set(rows.map(({ id }) => id));
    if (new Set(ids).size !== ids.length || ids.length !== known.size || !ids.every((id) => known.has(id)))
      throw new AppError('models_changed');
    for (const [position, id] of ids.entries()) await setModelPosition(tx, id, position, now);
    const [first] = ids;
    const row = rows.find(({ id }) => id === first);
    if (row !== undefined) await record(tx, author, row, 'model.first', now);
  });
}

export async function disconnect(context: Context, id: string, author: Author): Promise<void> {
  await change(context, async (tx, now) => {
    const row = await removeModelRow(tx, id);
    if (row === null) throw new AppError('not_found');
    await record(tx, author, row, 'model.disconnect', now);
  });
}
