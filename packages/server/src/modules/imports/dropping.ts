import type { Tx } from '../../platform/db/index.ts';
import { dropFromLibrary } from '../inspiration/index.ts';
import { forgetOrigin } from '../people/index.ts';
import { hasImportNamed, removeImport } from './repository.ts';

/** Deletes an import with everything it brought. False when there is no such import. */
export async function dropImport(tx: Tx, userId: string, id: string): Promise<boolean> {
  const name = await removeImport(tx, userId, id);
  if (name === null) return false;
  await dropFromLibrary(tx, userId, id);
  // People are kept by the name of the file: another import of it brought them, too.
  if (!(await hasImportNamed(tx, userId, name)))
    await forgetOrigin(tx, userId, { kind: 'linkedin-export', label: name });
  return true;
}
