import type pg from 'pg';
import type { Control } from './sandbox.ts';
import type { Journal } from './journal.ts';
import { markerOf } from './plan.ts';

interface Attempt {
  index: number;
  consumedAt: Date | null;
  finishedAt: Date | null;
  /** The receipt's entry about the create. */
  answer: string | null;
}

interface Request {
  at: number;
  body?: string;
  fault?: { kind: string };
  outcome: string;
  status?: number;
  answeredAt?: number;
}

/** The time a worker may need from an answer to recording the outcome, during which it can be killed. */
const writingMs = 3000;
/** The waits between recording attempts have grown while the database was down. */
const afterOutageMs = 12_000;

const ambiguous = new Set(['drop', 'hang', 'html', 'empty', 'status']);

/** The reason nobody could know whether this create succeeded, or null when there is no evidence of one. */
export function reasonForDoubt(
  { consumedAt, finishedAt, answer }: Attempt,
  requests: readonly Request[],
  entries: Journal['entries'],
  timeoutMs: number,
): string | null {
  for (const { fault, outcome, status } of requests) {
    if (outcome === 'dropped') return 'its answer was withheld';
    if (fault !== undefined && ambiguous.has(fault.kind) && (status ?? 0) >= 500)
      return `it was answered ${status}`;
  }
  if (consumedAt === null) return null;
  // The answer was in transit, but the worker did not get the processor in time to read it.
  const lastedMs = (finishedAt?.getTime() ?? 0) - consumedAt.getTime();
  if (answer?.includes('answer timeout') === true && lastedMs >= timeoutMs)
    return 'no answer was read within the window';
  // The requests were recorded by the process that simulated LinkedIn at that time.
  const goneOn = entries.findLast((entry) => entry.kind === 'began');
  if (requests.length === 0 && goneOn !== undefined && goneOn.at > consumedAt.getTime())
    return 'the run itself was ended in between';
  const from = consumedAt.getTime() - 50;
  let until =
    writingMs + Math.max(consumedAt.getTime(), ...requests.map(({ answeredAt, at }) => answeredAt ?? at));
  for (const entry of entries)
    if (entry.kind === 'postgres' && entry.at < until && entry.back > from)
      until = Math.max(until, entry.back + afterOutageMs);
  const killed = entries.some((entry) => entry.kind === 'worker' && entry.at >= from && entry.at <= until);
  return killed ? 'a worker was killed in between' : null;
}

/** Records the reason for each post that has become unconfirmed, while the records of what was sent are recent. */
export async function explainDoubts(
  pool: pg.Pool,
  control: Control,
  journal: Journal,
  timeoutMs: number,
): Promise<void> {
  const known = new Set(
    journal.entries.flatMap((entry) =>
      entry.kind === 'doubt' && entry.reason !== null ? [entry.index] : [],
    ),
  );
  const { rows } = await pool.query<Attempt>(
    `SELECT DISTINCT ON (p.id) substr(p.text, 9, 6)::int AS index, a.consumed_at AS "consumedAt",
            a.finished_at AS "finishedAt",
            (SELECT s.answer FROM publish_steps s WHERE s.attempt_id = a.id AND s.step = 'create' ORDER BY s.id DESC LIMIT 1) AS answer
     FROM posts p JOIN publish_attempts a ON a.post_id = p.id
     WHERE p.status = 'unconfirmed' AND p.text LIKE 'Publish ______ of run %'
     ORDER BY p.id, a.id DESC`,
  );
  const fresh = rows.filter(({ index }) => !known.has(index));
  if (fresh.length === 0) return;
  const requests = await control.linkedin.requests('linkedin.post.create');
  for (const attempt of fresh) {
    const marker = markerOf(attempt.index);
    const own = requests.filter(({ body }) => body?.includes(marker) === true);
    const reason = reasonForDoubt(attempt, own, journal.entries, timeoutMs);
    const told = journal.entries.some((entry) => entry.kind === 'doubt' && entry.index === attempt.index);
    // Evidence that may still appear, such as a kill that is just being recorded, is looked for again.
    if (reason !== null || !told) journal.add({ kind: 'doubt', index: attempt.index, reason });
  }
}
