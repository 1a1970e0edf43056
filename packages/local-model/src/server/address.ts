import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';

const PING_MS = 2000;

const address = z.object({ model: z.string(), port: z.int().positive(), apiKey: z.string().min(1) });

/** The address of a child, stored in `server.json` for other processes of the program. */
export type ServerAddress = z.infer<typeof address>;

export async function readAddress(file: string): Promise<ServerAddress | undefined> {
  try {
    return address.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

export async function writeAddress(file: string, value: ServerAddress): Promise<void> {
  const beside = `${file}.${process.pid}`;
  await writeFile(beside, `${JSON.stringify(value)}\n`, { mode: 0o600 });
  await rename(beside, file);
}

export const baseUrl = ({ port }: ServerAddress) => `http://127.0.0.1:${port}/v1`;

/** True when the expected server answers there, and not another program that took its port. */
export async function answers(server: ServerAddress): Promise<boolean> {
  try {
    const response = await fetch(`${baseUrl(server)}/models`, {
      headers: { authorization: `Bearer ${server.apiKey}` },
      signal: AbortSignal.timeout(PING_MS),
    });
    return response.ok && (await response.text()).includes(JSON.stringify(server.model));
  } catch {
    return false;
  }
}

export async function askToStop({ port, apiKey }: ServerAddress): Promise<void> {
  await fetch(`http://127.0.0.1:${port}/shutdown`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}` },
    signal: AbortSignal.timeout(PING_MS),
  }).catch(() => undefined);
}
