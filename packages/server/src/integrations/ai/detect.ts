import { z } from 'zod';
import { parseJson, readBounded } from './provider-models.ts';

export interface FoundServer {
  name: string;
  provider: 'ollama' | 'compatible';
  /** Includes `/v1`. */
  baseUrl: string;
  needsKey: boolean;
  models: readonly { name: string; bytes: number | null }[];
}

const usualServers = [
  { port: 11_434, name: 'Ollama' },
  { port: 1234, name: 'LM Studio' },
  { port: 8080, name: 'llama.cpp' },
  { port: 1337, name: 'Jan' },
] as const;

const timeoutMs = 1500;

const ollamaTags = z.object({
  models: z.array(z.object({ name: z.string(), size: z.number().int().nonnegative().optional() })),
});
const openAiModels = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Fetches JSON with its status. Returns null when nothing responds in time. */
async function ask(url: string, signal: AbortSignal): Promise<{ status: number; body: unknown } | null> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    return { status: response.status, body: parseJson(await readBounded(response)) };
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

async function findServer(root: string, name: string, signal: AbortSignal): Promise<FoundServer | null> {
  const [tags, list] = await Promise.all([ask(`${root}/api/tags`, signal), ask(`${root}/v1/models`, signal)]);
  const baseUrl = `${root}/v1`;
  const ollama = ollamaTags.safeParse(tags?.body);
  if (tags?.status === 200 && ollama.success) {
    const models = ollama.data.models.map(({ name: model, size }) => ({ name: model, bytes: size ?? null }));
    return { name: 'Ollama', provider: 'ollama', baseUrl, needsKey: false, models };
  }
  const compatible = openAiModels.safeParse(list?.body);
  if (list?.status === 200 && compatible.success) {
    const models = compatible.data.data.map(({ id }) => ({ name: id, bytes: null }));
    return { name, provider: 'compatible', baseUrl, needsKey: false, models };
  }
  // Some servers require a key even for listing models. Other kinds of servers do not return JSON here.
  const locked = list?.status === 401 && typeof list.body === 'object' && list.body !== null;
  return locked ? { name, provider: 'compatible', baseUrl, needsKey: true, models: [] } : null;
}

/** The base of a server's addresses, whether or not `/v1` was given. */
export const serverRoot = (url: string) => url.replace(/\/+$/, '').replace(/\/v1$/, '');

/** Checks only the usual ports of this machine and the given addresses. */
export async function detectServers(
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<FoundServer[]> {
  const places = new Map<string, string>();
  for (const address of addresses) {
    const root = serverRoot(address);
    places.set(root, new URL(root).host);
  }
  for (const { port, name } of usualServers) places.set(`http://127.0.0.1:${port}`, name);
  const found = await Promise.all([...places].map(([root, name]) => findServer(root, name, signal)));
  return found.filter((server) => server !== null);
}
