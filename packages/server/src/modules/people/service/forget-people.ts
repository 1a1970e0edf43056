import {
  candidateSearchRun,
  leadGenerationRun,
  leadSearchRun,
  messageDraftRun,
  type PersonOrigin,
} from '@limelight/contracts';
import type { Tx } from '../../../platform/db/index.ts';
import { forgetMentions, type Mentions } from '../../runs/index.ts';
import { removeOrigin, removePeople, setOptedOut } from '../lists/repository.ts';

/** The runs that keep names and quotations of people. */
const mentions: readonly Mentions[] = [
  { kind: candidateSearchRun.kind, list: 'candidates' },
  { kind: leadGenerationRun.kind, list: 'leads', words: ['sources', 'pasted'] },
  { kind: leadSearchRun.kind, list: 'leads' },
  { kind: messageDraftRun.kind, subject: ['to', 'personId'] },
];

/** Deletes people with everything about them, also in what earlier runs keep; answers how many. */
export async function forgetPeople(tx: Tx, userId: string, ids: readonly string[]): Promise<number> {
  const gone = await removePeople(tx, userId, ids);
  await forgetMentions(tx, userId, ids, mentions);
  return gone;
}

/** Marks people as not to be contacted. Earlier runs no longer show them. */
export async function barPeople(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  await setOptedOut(tx, userId, ids, true);
  await forgetMentions(tx, userId, ids, mentions);
}

/** Forgets a source. People who came from nowhere else are deleted with it. */
export async function forgetOrigin(
  tx: Tx,
  userId: string,
  origin: { kind: PersonOrigin; label: string; personId?: string },
): Promise<void> {
  await forgetPeople(tx, userId, await removeOrigin(tx, userId, origin));
}
