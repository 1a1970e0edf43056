import type { Connection } from '../../../platform/db/index.ts';
import { insertAuditEntry } from './repository.ts';

export { listAuditEntries } from './repository.ts';

export interface Act {
  actor: 'program' | 'person' | `operator:${string}`;
  /** For example `purchase.paid`. */
  action: string;
  subject: string;
  /** Only ids, codes and numbers: no names, addresses or texts. */
  details?: Record<string, unknown>;
  now: number;
}

/** Records an act in the same transaction that performs it. */
export async function audit(tx: Connection, { details = {}, now, ...act }: Act): Promise<void> {
  await insertAuditEntry(tx, { ...act, details, at: new Date(now) });
}
