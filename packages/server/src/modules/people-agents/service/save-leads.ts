import { randomUUID } from 'node:crypto';
import type { FoundPerson } from '@limelight/contracts';
import type { Tx } from '../../../platform/db/index.ts';
import { addKind, findPeople, insertFacts, markSignals } from '../../people/index.ts';
import { hiringSignal } from './signals.ts';

/** Makes people leads and keeps what was read in public about them or their company, with address and date. */
export async function saveLeads(tx: Tx, userId: string, found: readonly FoundPerson[]): Promise<void> {
  // Somebody can be deleted or opt out while a run is at work.
  const rows = await findPeople(
    tx,
    userId,
    found.map(({ id }) => id),
  );
  const kept = new Set(rows.filter(({ optedOut }) => !optedOut).map(({ id }) => id));
  const leads = found.filter(({ id }) => kept.has(id));
  await addKind(
    tx,
    userId,
    leads.map(({ id }) => id),
    'lead',
  );
  await insertFacts(
    tx,
    leads.flatMap(({ id, evidence }) =>
      evidence.flatMap(({ criterion, quote, source, address, observedAt }) =>
        address === null || observedAt === null
          ? []
          : [
              {
                id: randomUUID(),
                personId: id,
                userId,
                field: criterion.slice(0, 200),
                value: quote,
                quote,
                source,
                address,
                observedAt: new Date(observedAt),
              },
            ],
      ),
    ),
  );
  const hiring = leads.filter(({ evidence }) => evidence.some(({ criterion }) => criterion === hiringSignal));
  await markSignals(
    tx,
    userId,
    hiring.map(({ id }) => id),
  );
}
