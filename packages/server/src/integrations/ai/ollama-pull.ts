import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { parseJson } from './provider-models.ts';

export interface PullProgress {
  status: string;
  receivedBytes: number;
  totalBytes: number;
}

/** Ollama refused or interrupted the download; `said` contains its message. */
export class PullFailure extends Error {
  readonly said: string | null;

  constructor(said: string | null) {
    super(said ?? 'The connection to Ollama was lost.');
    this.name = 'PullFailure';
    this.said = said;
  }
}

const pullLine = z.object({
  status: z.string().default(''),
  digest: z.string().optional(),
  total: z.number().optional(),
  completed: z.number().optional(),
  error: z.string().optional(),
});

/**
 * Downloads a model into Ollama (`POST /api/pull`). Ollama keeps partial downloads, so a later pull resumes.
 * Rejects with `PullFailure`, or the signal's reason.
 */
export async function pullOllamaModel(
  root: string,
  model: string,
  signal: AbortSignal,
  onProgress: (progress: PullProgress) => void,
): Promise<void> {
  const parts = new Map<string, { total: number; completed: number }>();
  let done = false;
  try {
    const response = await fetch(`${root}/api/pull`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model, stream: true }),
      redirect: 'manual',
      signal,
    });
    if (response.body === null) throw new PullFailure(null);
    for await (const text of createInterface({ input: Readable.fromWeb(response.body) })) {
      const line = pullLine.safeParse(parseJson(text)).data;
      if (line === undefined) continue;
      const { status, digest, total, completed = 0, error } = line;
      if (error !== undefined) throw new PullFailure(error.slice(0, 300));
      if (digest !== undefined && total !== undefined) parts.set(digest, { total, completed });
      const sum = (of: 'total' | 'completed') => [...parts.values()].reduce((all, part) => all + part[of], 0);
      onProgress({ status, receivedBytes: sum('completed'), totalBytes: sum('total') });
      done = status === 'success';
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof PullFailure ? error : new PullFailure(null);
  }
  if (!done) throw new PullFailure(null);
}
