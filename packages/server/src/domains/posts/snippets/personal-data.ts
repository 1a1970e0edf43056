import type { PersonalData } from '../../../module.ts';
import { findSignature, listSnippetRows } from './repository.ts';

export const exportSnippetsData: PersonalData['export'] = async (connection, userId) => {
  const rows = await listSnippetRows(connection, userId);
  return {
    snippets: rows.map(({ name, text, createdAt, updatedAt }) => ({ name, text, createdAt, updatedAt })),
    signature: await findSignature(connection, userId),
  };
};
