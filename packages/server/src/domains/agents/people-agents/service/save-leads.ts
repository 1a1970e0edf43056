import { randomUUID } from 'node:crypto';
import type { FoundPerson } from '@limelight/contracts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { StartedRun } from '../../../../run.ts';
import {
  addKind,
  findPeople,
  insertFacts,
  markSignals,
  putLeadFindings,
} from '../../../library/people/index.ts';
import { emitEvents } from '../../../accounts/webhooks/index.ts';
import { signals } from './signals.ts';

/**
 * Marks people as leads, notifies webhooks of new ones, and stores the facts read in public about them or their
 * company, with address and date.
 */
export async function saveLeads(
  tx: Tx,
  { context, id: runId, userId }: StartedRun,
  found: readonly FoundPerson[],
  addedIds: readonly string[] = [],
): Promise<void> {
  // A person can be deleted or opt out during a run.
  const rows = await findPeople(
    tx,
    userId,
    found.map(({ id }) => id),
  );
  const kept = new Set(rows.filter(({ optedOut }) => !optedOut).map(({ id }) => id));
  const leads = found.filter(({ id }) => kept.has(id));
  const turned = await addKind(
    tx,
    userId,
    leads.map(({ id }) => id),
    'lead',
  );
  const isNew = new Set([...addedIds, ...turned]);
  const personIds = leads.map(({ id }) => id).filter((id) => isNew.has(id));
  if (personIds.length > 0)
    await emitEvents(context, tx, [{ userId, type: 'lead.found', data: { runId, personIds } }]);
  const foundAt = new Date(context.clock.now()).toISOString();
  await putLeadFindings(
    tx,
    userId,
    leads
      .map(({ id, score, evidence, missing }) => {
        const met = new Set(evidence.map(({ criterion }) => criterion).filter((text) => !signals.has(text)));
        return { id, score, finding: { met: [...met], missing, evidence, foundAt } };
      })
      // A search by filters alone judges nobody.
      .filter(({ finding: { met, missing } }) => met.length + missing.length > 0),
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
  const signalled = leads.filter(({ evidence }) => evidence.some(({ criterion }) => signals.has(criterion)));
  await markSignals(
    tx,
    userId,
    signalled.map(({ id }) => id),
  );
}
