import { importFile, listImports, type ColumnChoice } from '@limelight/contracts';
import { call } from '../../../lib/client.ts';
import { pagedQuery } from '../../../lib/paged-query.ts';

export const importsQuery = pagedQuery(['imports'], (cursor, signal) =>
  call(listImports, { query: cursor }, { showError: false, signal }),
);

export interface ImportFields {
  voiceId?: string;
  mine: boolean;
  columns?: ColumnChoice;
  /** The import of this file that this one takes the place of. */
  replaces?: string;
  /** True when the user says that the file is theirs, although it names somebody else. */
  confirmed?: boolean;
}

export async function sendFile(
  file: File,
  { voiceId, mine, columns = {}, replaces, confirmed }: ImportFields,
): Promise<string> {
  const fields = {
    ...columns,
    ...(voiceId === undefined ? {} : { voiceId }),
    ...(replaces === undefined ? {} : { replaces }),
    ...(confirmed === true ? { confirmed: 'true' as const } : {}),
    mine: mine ? ('true' as const) : ('false' as const),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract describes the plain fields of a form, and the file is beside them
  const body = { ...fields, file } as unknown as typeof fields;
  return (await call(importFile, { body }, { showError: false })).id;
}
