import { setTimeout as sleep } from 'node:timers/promises';
import type { CatalogueModel } from '../catalogue.ts';
import { cancelled, LocalModelError } from '../errors.ts';

/** The hub's metadata of a file, absent if the hub does not provide any. */
export type HubStatement = { sizeBytes?: number; sha256?: string };

const HEAD_TIMEOUT_MS = 20_000;

export const fileUrl = (
  hubUrl: string,
  { repository, revision }: Pick<CatalogueModel, 'repository' | 'revision'>,
  file: string,
) => `${hubUrl.replace(/\/+$/, '')}/${repository}/resolve/${revision}/${file}`;

/**
 * Asks the hub for size and checksum. Hugging Face has them in headers of its redirect to the storage (`x-linked-size`,
 * `x-linked-etag`, as its own client reads them), so the redirect must not be followed.
 */
export async function askHub(url: string, signal: AbortSignal): Promise<HubStatement> {
  let response: Response;
  try {
    const waiting = AbortSignal.any([signal, AbortSignal.timeout(HEAD_TIMEOUT_MS)]);
    response = await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: waiting,
      headers: { 'accept-encoding': 'identity' },
    });
  } catch (error) {
    if (signal.aborted) throw cancelled();
    throw unreachable(url, error);
  }
  if (response.status >= 400) throw refusal(url, response.status);
  const size = Number(response.headers.get('x-linked-size') ?? Number.NaN);
  const sha256 = /^(?:W\/)?"?([0-9a-f]{64})"?$/i.exec(response.headers.get('x-linked-etag') ?? '')?.[1];
  return {
    ...(Number.isSafeInteger(size) && size > 0 ? { sizeBytes: size } : {}),
    ...(sha256 === undefined ? {} : { sha256: sha256.toLowerCase() }),
  };
}

export function refusal(url: string, status: number): LocalModelError {
  const { host } = new URL(url);
  return status === 404
    ? new LocalModelError('not_on_hub', `${host} does not have this model. Choose another one.`, { status })
    : new LocalModelError('hub_refused', `${host} refused the download (${status}). Try again later.`, {
        status,
      });
}

export function unreachable(url: string, error: unknown): LocalModelError {
  const reason = error instanceof Error ? error.message : String(error);
  return new LocalModelError(
    'hub_unreachable',
    `${new URL(url).host} cannot be reached. Check the internet connection, then try again.`,
    { reason },
  );
}

/** Waits, or rejects with `cancelled`. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => {
    throw cancelled();
  });
}
