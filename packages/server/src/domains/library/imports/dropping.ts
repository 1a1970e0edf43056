import type { Tx } from '../../../platform/db/index.ts';
import { dropFromLibrary } from '../inspiration/index.ts';
import { forgetOrigin } from '../people/index.ts';
import { hasImportNamed, removeImport } from './repository/imports.ts';

/** Deletes an import with everything it contained. Returns false when there is no such import. */
export async function dropImport(tx: Tx, userId: string, id: string): Promise<boolean> {
  const name = await removeImport(tx, userId, id);
  if (name === null) return false;
  await dropFromLibrary(tx, userId, id);
  // The origin of a person is recorded by file name, so it stays while another import has the same name.
  if (!(await hasImportNamed(tx, userId, name)))
    await forgetOrigin(tx, userId, { kind: 'linkedin-export', label: name });
  return true;
}
