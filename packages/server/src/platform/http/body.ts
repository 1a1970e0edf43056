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

const depthLimit = 64;
/** Parsing takes long for many values, not for long texts. */
const valueLimit = 300_000;
const [quote, backslash, comma] = Buffer.from('"\\,');

/** True if JSON has few enough values, and nests them little enough, to be parsed between two requests. */
export function isQuickToParse(json: Uint8Array): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === quote) {
      for (at += 1; at < json.length && json[at] !== quote; at += 1) if (json[at] === backslash) at += 1;
    } else if (byte === 0x5b || byte === 0x7b) {
      depth += 1;
      values += 1;
    } else if (byte === 0x5d || byte === 0x7d) depth -= 1;
    else if (byte === comma) values += 1;
    if (depth > depthLimit || values > valueLimit) return false;
  }
  return true;
}

/** Parses JSON. An empty body counts as `{}`. */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return {};
  if (!isQuickToParse(bytes)) throw new AppError('malformed_request');
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
  if (depth > depthLimit) return false;
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000');
  if (Array.isArray(value)) return value.every((item) => isStorable(item, depth + 1));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).every(
      ([key, item]) => isStorable(key, depth + 1) && isStorable(item, depth + 1),
    );
  }
  return true;
}
