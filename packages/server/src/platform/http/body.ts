import { AppError } from './app-error.ts';

/** Refuses with `payload_too_large` as soon as the body exceeds `limit` bytes. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > limit) throw new AppError('payload_too_large');
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const chunk: { done: boolean; value?: unknown } = await reader.read().catch(() => {
      // The client disconnected, so nobody receives this error.
      throw new AppError('malformed_request');
    });
    if (chunk.done) break;
    if (!(chunk.value instanceof Uint8Array)) throw new AppError('malformed_request');
    size += chunk.value.byteLength;
    if (size > limit) {
      await reader.cancel().catch(() => undefined);
      throw new AppError('payload_too_large');
    }
    chunks.push(chunk.value);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

/** Parses JSON. An empty body counts as `{}`. */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return {};
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw new AppError('malformed_request');
  }
}

/** PostgreSQL cannot store NUL characters or unpaired surrogates, so such text is refused on input. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (depth > 64) return false;
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000');
  if (Array.isArray(value)) return value.every((item) => isStorable(item, depth + 1));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).every(
      ([key, item]) => isStorable(key, depth + 1) && isStorable(item, depth + 1),
    );
  }
  return true;
}
