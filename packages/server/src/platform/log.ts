import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

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
      redact: {
        paths: sensitive.flatMap((name) =>
          name === 'code' || name === 'state' ? [`query.${name}`] : [name, `*.${name}`],
        ),
        censor: '[cut]',
      },
    },
    // Written in batches off the request's path; flushed at the end by `flushLog`.
    destination ?? pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 }),
  );
}
