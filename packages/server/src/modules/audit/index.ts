import type { Connection } from '../../platform/db/index.ts';
import { insertAuditEntry } from './repository.ts';

export { listAuditEntries, type AuditEntry } from './repository.ts';

export interface Act {
  actor: 'program' | 'person' | `operator:${string}`;
  /** Such as `purchase.paid`. */
  action: string;
  /** Id of what it was done to. */
  subject: string;
  /** Ids, codes and numbers; no names, addresses or texts. */
  details?: Record<string, unknown>;
  now: number;
}

/** Records an act in the transaction that does it. */
export async function audit(tx: Connection, { details = {}, now, ...act }: Act): Promise<void> {
  await insertAuditEntry(tx, { ...act, details, at: new Date(now) });
}
