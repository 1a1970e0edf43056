import {
  candidateSearchRun,
  leadGenerationRun,
  leadSearchRun,
  messageDraftRun,
  type PersonOrigin,
} from '@limelight/contracts';
import type { Tx } from '../../../../platform/db/index.ts';
import { forgetMentions, type Mentions } from '../../../runs/runs/index.ts';
import { removeOrigin, removePeople, setOptedOut } from '../repository/lists.ts';

/** The runs whose results contain people's names and quotations. */
const mentions: readonly Mentions[] = [
  { kind: candidateSearchRun.kind, list: 'candidates' },
  { kind: leadGenerationRun.kind, list: 'leads', words: ['sources', 'pasted'] },
  { kind: leadSearchRun.kind, list: 'leads' },
  { kind: messageDraftRun.kind, subject: ['to', 'personId'] },
];

/** Deletes people with all their data, including what earlier runs recorded. Returns how many. */
export async function forgetPeople(tx: Tx, userId: string, ids: readonly string[]): Promise<number> {
  const gone = await removePeople(tx, userId, ids);
  await forgetMentions(tx, userId, ids, mentions);
  return gone;
}

/** Marks people as not to be contacted and removes them from the results of earlier runs. */
export async function barPeople(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  await setOptedOut(tx, userId, ids, true);
  await forgetMentions(tx, userId, ids, mentions);
}

/** Removes an origin and deletes the people who have no other. */
export async function forgetOrigin(
  tx: Tx,
  userId: string,
  origin: { kind: PersonOrigin; label: string; personId?: string },
): Promise<void> {
  await forgetPeople(tx, userId, await removeOrigin(tx, userId, origin));
}
