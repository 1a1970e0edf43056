import type { Context } from '../../../context.ts';
import { providerAddress, type ModelChoice } from '../../../integrations/ai/index.ts';
import { listen } from '../../../platform/queue/listen.ts';
import { listModelRows, modelsChannel, type ModelRow } from './repository.ts';
import { keyPurpose } from './rules.ts';

/** Polling is needed because notifications can be missed, and never arrive through some connection poolers. */
const lookEveryMs = 5000;

function openKey({ secrets, log }: Context, { id, keySealed }: ModelRow): string | null {
  if (keySealed === null) return null;
  try {
    return secrets.open(keySealed, keyPurpose(id));
  } catch {
    log.warn(
      { model: id },
      'the key of a model cannot be opened: ENCRYPTION_KEY is not the one that sealed it',
    );
    return null;
  }
}

function choiceOf(context: Context, row: ModelRow): ModelChoice {
  const { id, provider, name, purpose } = row;
  return {
    id,
    key: `${provider}:${name}`,
    provider,
    name,
    purpose,
    baseUrl: row.baseUrl === '' ? providerAddress(context.config, provider) : row.baseUrl,
    apiKey: openKey(context, row),
    source: 'page',
  };
}

const refreshing = new WeakMap<Context, Promise<void>>();

async function refresh(context: Context): Promise<void> {
  const rows = await listModelRows(context.database.db);
  const changed = context.models.replaceConnected(rows.map((row) => choiceOf(context, row)));
  if (changed) context.writers.warm();
}

export async function refreshModels(context: Context): Promise<void> {
  // Reloads run one after the other, so that an earlier one cannot overwrite a later one.
  const before = refreshing.get(context) ?? Promise.resolve();
  const next = before.catch(() => undefined).then(() => refresh(context));
  refreshing.set(context, next);
  await next;
}

/** Keeps this process up to date with changes made in any process. */
export async function followModels(
  context: Context,
  everyMs = lookEveryMs,
): Promise<{ close(): Promise<void> }> {
  const { database, log } = context;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    try {
      await refreshModels(context);
    } catch (error) {
      if (!closed) log.warn({ err: error }, 'the connected models could not be read');
    }
  };
  const again = () => {
    timer = setTimeout(() => void look().finally(() => !closed && again()), everyMs);
    timer.unref();
  };
  await refreshModels(context);
  again();
  const { connectionString } = database.pool.options;
  const listener =
    connectionString === undefined
      ? null
      : listen(
          connectionString,
          modelsChannel,
          log,
          () => void look(),
          () => void look(),
        );
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await listener?.close();
      await refreshing.get(context)?.catch(() => undefined);
    },
  };
}
