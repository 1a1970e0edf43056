import pg from 'pg';
import type { Log } from '../log.ts';

const firstWaitMs = 500;
const longestWaitMs = 15_000;

/**
 * Listens to a PostgreSQL channel on a separate connection, which is reopened whenever it is lost. Notifications
 * are missed in between, and never arrive through a pooler that shares connections, so callers must also poll.
 */
export function listen(
  connectionString: string,
  channel: string,
  log: Log,
  hear: (payload: string) => void,
  begun: () => void,
): { close(): Promise<void> } {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let waitMs = firstWaitMs;
  let closed = false;

  const drop = (lost: pg.Client, error: unknown) => {
    if (closed || client !== lost) return;
    client = null;
    log.debug({ err: error, waitMs, channel }, 'no announcements are heard');
    void lost.end().catch(() => undefined);
    timer = setTimeout(open, waitMs);
    timer.unref();
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  };

  function open(): void {
    const next = new pg.Client({ connectionString, keepAlive: true, application_name: 'limelight-listen' });
    client = next;
    next.on('error', (error) => drop(next, error));
    next.on('end', () => drop(next, new Error('the connection ended')));
    next.on('notification', ({ payload = '' }) => hear(payload));
    const begin = async () => {
      try {
        await next.connect();
        await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
        waitMs = firstWaitMs;
        begun();
      } catch (error) {
        drop(next, error);
      }
    };
    void begin();
  }

  open();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
      client = null;
    },
  };
}
