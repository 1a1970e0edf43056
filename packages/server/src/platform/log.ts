import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** The fields of an error that are logged besides its message. Any other field could quote a row or a request. */
const toldFields = ['code', 'constraint', 'table', 'column', 'routine', 'syscall', 'statusCode'] as const;
const deepestCause = 5;

/** The message of a failed query contains its values, and that of a refused mail its address. */
function messageOf(error: Error): string {
  const message =
    'query' in error && typeof error.query === 'string' ? `Failed query: ${error.query}` : error.message;
  return message.replace(/[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g, '[cut]');
}

/** The stack frames. A stack begins with the message, which can span several lines. */
function framesOf({ stack = '', message }: Error): string {
  const begins = stack.indexOf(message);
  const frames = begins === -1 ? stack : stack.slice(begins + message.length);
  return frames
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

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
 * Opens a log file by descriptor or path, with batched asynchronous writes. If writing fails, for example on a full
 * disk, lines are lost but the program continues, and logging resumes once there is space.
 */
export function openLogFile(file: number | string): ReturnType<typeof pino.destination> {
  const destination = pino.destination({
    dest: file,
    sync: false,
    minLength: 4096,
    maxLength: mostWaitingBytes,
    periodicFlush: 1000,
  });
  // Without a listener, a failed write would end the program. The error cannot be reported anywhere else.
  destination.on('error', () => undefined);
  return destination;
}

/**
 * Logs JSON lines. Callers only log ids and codes; fields with the names of secrets or texts are redacted in case
 * one slips through.
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
