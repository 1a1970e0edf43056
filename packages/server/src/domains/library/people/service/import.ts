import { setImmediate } from 'node:timers/promises';
import type { EndpointInput, importPeople } from '@limelight/contracts';
import { z } from 'zod';
import type { Context } from '../../../../context.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { threadFile, unlessUnreadable } from '../../../../platform/threads/index.ts';
import { givenPerson, type GivenPerson } from '../rules/given-person.ts';
import type { Mapping } from '../rules/read-table.ts';
import { keepPeople } from './keep-people.ts';
import type * as Reader from './people-table.worker.ts';

const reader = threadFile<typeof Reader>(import.meta.url, 'people-table');
const batch = z.array(givenPerson);

/** Refuses with `people_unreadable`. */
export async function previewTable({ threads }: Context, owner: string, csv: string, signal: AbortSignal) {
  const preview = threads.files.call(reader, 'preview', [csv], { owner, signal });
  const table = await unlessUnreadable(preview, null);
  if (table === null) throw new AppError('people_unreadable');
  return table;
}

/** Imports the people in a CSV file. Refuses with `people_unreadable` or `people_limit`. */
export async function importTable(
  context: Context,
  userId: string,
  { csv, label, kind, mapping, dateOrder, legalBasis }: EndpointInput<typeof importPeople>['body'],
  signal: AbortSignal,
) {
  const chosen: Mapping | null =
    mapping === undefined
      ? null
      : new Map(Object.entries(mapping).map(([column, field]) => [Number(column), field]));
  const read = context.threads.files.call(reader, 'readPeople', [csv, chosen, dateOrder ?? null], {
    owner: userId,
    signal,
  });
  const table = await unlessUnreadable(read, null);
  if (table === null) throw new AppError('people_unreadable');
  const given: GivenPerson[] = [];
  for (const people of table.batches) {
    given.push(...batch.parse(JSON.parse(people)));
    await setImmediate();
  }
  if (given.length === 0) throw new AppError('people_unreadable');
  const now = new Date(context.clock.now());
  const origin = table.isLinkedinExport ? 'linkedin-export' : 'file';
  const kept = await context.database.db.transaction((tx) =>
    keepPeople(tx, userId, given, { kind, origin, label, legalBasis, now }),
  );
  const { added, merged, optedOut } = kept;
  return { added, merged, optedOut, skipped: table.skipped, undated: table.undated };
}
