import type { Connection } from '../../../platform/db/index.ts';
import { findImportedProfile } from '../../library/imports/index.ts';
import { findProfile } from '../profiles/index.ts';
import { readForm, readProfile } from './rules/from-profile.ts';
import type { NewFact } from './service/keep.ts';

/**
 * What the person's profile here and their LinkedIn profile say of positions, education, certificates and skills: certain,
 * so confirmed at once. What a position's description says in figures is suggested.
 */
export async function factsFromProfile(connection: Connection, userId: string): Promise<NewFact[]> {
  const form = await findProfile(connection, userId);
  const imported = await findImportedProfile(connection, userId);
  return [...(form === null ? [] : readForm(form)), ...(imported === null ? [] : readProfile(imported))];
}
