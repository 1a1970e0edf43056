import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** What an error may tell besides its message; every other field could quote a row or a request. */
const toldFields = ['code', 'constraint', 'table', 'column', 'routine', 'syscall', 'statusCode'] as const;
const deepestCause = 5;

/** A query that failed carries its values in its message; a refused mail its address. */
function messageOf(error: Error): string {
  const message =
    'query' in error && typeof error.query === 'string' ? `Failed query: ${error.query}` : error.message;
  return message.replace(/[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g, '[cut]');
}

/** Where it happened. A stack begins with the message, which may have lines of its own. */
function framesOf({ stack = '', message }: Error): string {
  const begins = stack.indexOf(message);
  const frames = begins === -1 ? stack : stack.slice(begins + message.length);
  return frames
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** An error as the log tells it: what, where and why, without the values it was about. */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const fields = new Map(Object.entries(error));
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...Object.fromEntries(
      toldFields.filter((name) => fields.has(name)).map((name) => [name, fields.get(name)]),
    ),
    stack: framesOf(error),
    ...(error.cause === undefined || depth === deepestCause
      ? {}
      : { cause: describeError(error.cause, depth + 1) }),
  };
}

const mostWaitingBytes = 1_000_000;

/**
 * A file by number or path, written in batches off the request's path. When the file cannot be written, as on a full
 * disk, lines are lost and the program goes on; it writes again as soon as there is room.
 */
export function openLogFile(file: number | string): ReturnType<typeof pino.destination> {
  const destination = pino.destination({
    dest: file,
    sync: false,
    minLength: 4096,
    maxLength: mostWaitingBytes,
    periodicFlush: 1000,
  });
  // Without a listener the failed write would end the program. There is no other place to tell of it.
  destination.on('error', () => undefined);
  return destination;
}

/**
 * JSON lines. Tokens, passwords, cookies and texts never get in: callers log ids and codes, and what slips into a
 * field of these names is cut.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const sensitive = [
    'authorization',
    'cookie',
    'token',
    'password',
    'accessToken',
    'text',
    'commentary',
    'idea',
    'code',
    'state',
  ];
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error: unknown) => describeError(error) },
      redact: {
        paths: sensitive.flatMap((name) =>
          name === 'code' || name === 'state' ? [`query.${name}`] : [name, `*.${name}`],
        ),
        censor: '[cut]',
      },
    },
    destination ?? openLogFile(1),
  );
}
