import { isListedRows, type Connection } from '../platform/db/index.ts';

/** For tests: what a module gives for the download, with its long lists read to the end. */
export async function readSections(
  connection: Connection,
  sections: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(sections)) {
    if (!isListedRows(value)) {
      read[name] = value;
      continue;
    }
    const rows: object[] = [];
    for await (const page of value.pages(connection)) rows.push(...page);
    read[name] = rows;
  }
  return read;
}
