import type { Connection } from '../../../platform/db/index.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { listNames } from '../../library/people/index.ts';
import { listConfirmedTexts, listUsableNames } from '../facts/index.ts';
import { findAuthorProfile } from '../profiles/index.ts';

const mostNames = 60;
const mostTexts = 400;

/** Names that may be said, which a transcriber is told so that it spells them right. */
export async function namesToHear(connection: Connection, userId: string): Promise<string[]> {
  const name = (await getUser(connection, userId))?.name ?? '';
  const subjects = await listUsableNames(connection, userId, mostNames);
  return [name, ...subjects].filter((one) => one !== '');
}

/** What is known here of names and figures. It reaches no model: lines are compared with it. */
export async function knownTexts(connection: Connection, userId: string): Promise<string[]> {
  const name = (await getUser(connection, userId))?.name ?? '';
  const { role, headline } = await findAuthorProfile(connection, userId);
  const people = await listNames(connection, userId);
  const facts = await listConfirmedTexts(connection, userId, mostTexts);
  return [name, role, headline, people.join(', '), ...facts].filter((one) => one !== '');
}
