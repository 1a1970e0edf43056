import { randomUUID } from 'node:crypto';
import * as contract from '@limelight/contracts';
import { writeCsv } from '../../../platform/csv.ts';
import type { Context } from '../../../context.ts';
import {
  AppError,
  fileAnswer,
  pageOf,
  rawSessionRoute,
  readCursor,
  sessionRoute,
  byCreation,
  type Route,
} from '../../../platform/http/index.ts';
import { presentPerson } from './present.ts';
import {
  addMembers,
  changeTag,
  countPeopleDue,
  insertList,
  isOwnList,
  listEntries,
  listLists,
  removeList,
  removeMembers,
} from './repository/lists.ts';
import { listLeadFacets } from './repository/leads.ts';
import { countPeople, listPeopleDue, searchPeople, type PersonQuery } from './repository/people.ts';
import {
  addEntry,
  dropEntry,
  editPerson,
  forgetDue,
  forgetPerson,
  optOut,
  viewPerson,
} from './service/change.ts';
import { importTable } from './service/import.ts';

const exportLimit = 10_000;

export function peopleRoutes(context: Context): Route[] {
  const { db } = context.database;
  const today = () => new Date(context.clock.now()).toISOString().slice(0, 10);

  const search = async (
    userId: string,
    query: PersonQuery,
    page: { limit: number; cursor?: string | undefined },
  ) => {
    const after = readCursor(page.cursor);
    const found = await searchPeople(db, userId, query, { limit: page.limit + 1, after });
    const { rows, nextCursor } = pageOf(found, page.limit, byCreation);
    return {
      items: rows.map(presentPerson),
      // A first page without a next one is the total, so no count is needed.
      total: after === null && nextCursor === null ? rows.length : await countPeople(db, userId, query),
      nextCursor,
    };
  };

  return [
    sessionRoute(contract.listPeople, async ({ session, query: { cursor, limit, ...query } }) => ({
      data: await search(session.userId, query, { cursor, limit }),
    })),
    sessionRoute(contract.getPerson, async ({ session, params }) => ({
      data: await viewPerson(db, session.userId, params.id),
    })),
    sessionRoute(contract.changePerson, async ({ session, params, body }) => ({
      data: await editPerson(context, session.userId, params.id, body),
    })),
    sessionRoute(contract.deletePerson, async ({ session, params }) => {
      await forgetPerson(context, session.userId, params.id);
    }),
    sessionRoute(contract.optOutPerson, async ({ session, params, body }) => {
      await optOut(context, session.userId, params.id, body.note);
    }),
    sessionRoute(contract.importPeople, async ({ session, body, signal }) => ({
      data: await importTable(context, session.userId, body, signal),
    })),
    sessionRoute(contract.listLeads, async ({ session, query: { cursor, limit, ...query } }) => ({
      data: {
        ...(await search(session.userId, { ...query, kind: 'lead' }, { cursor, limit })),
        offered: await listLeadFacets(db, session.userId),
      },
    })),
    sessionRoute(contract.changeLead, async ({ session, params, body }) => ({
      data: await editPerson(context, session.userId, params.id, body),
    })),
    rawSessionRoute(contract.exportLeads, async ({ session, query }) => {
      const page = { limit: exportLimit, after: null };
      const rows = await searchPeople(db, session.userId, { ...query, kind: 'lead' }, page);
      const header = ['Name', 'Position', 'Company', 'Location', 'Email', 'LinkedIn'];
      const more = ['Status', 'Score', 'Last contact', 'Tags', 'Notes'];
      const lines = rows.map((row) => [
        row.name,
        row.position,
        row.company,
        row.location,
        row.email ?? '',
        row.linkedinUrl ?? '',
        contract.leadStatuses[row.leadStatus],
        String(row.leadScore ?? ''),
        row.lastContactedAt?.toISOString().slice(0, 10) ?? '',
        row.tags.join('; '),
        row.notes,
      ]);
      const csv = writeCsv([[...header, ...more], ...lines]);
      return fileAnswer(csv, { type: 'text/csv; charset=utf-8', name: 'leads.csv' });
    }),
    sessionRoute(contract.changeLeads, async ({ session: { userId }, body }) => {
      const { ids, addTag, removeTag, addToList, removeFromList } = body;
      return db.transaction(async (tx) => {
        for (const listId of [addToList, removeFromList])
          if (listId !== undefined && !(await isOwnList(tx, userId, listId))) throw new AppError('not_found');
        let changed = 0;
        if (addTag !== undefined) changed += await changeTag(tx, userId, ids, { tag: addTag, add: true });
        if (removeTag !== undefined)
          changed += await changeTag(tx, userId, ids, { tag: removeTag, add: false });
        if (addToList !== undefined) await addMembers(tx, userId, addToList, ids);
        if (removeFromList !== undefined) await removeMembers(tx, userId, removeFromList, ids);
        return { data: { changed } };
      });
    }),
    sessionRoute(contract.listPersonLists, async ({ session }) => ({
      data: {
        items: (await listLists(db, session.userId)).map(({ id, name, people }) => ({ id, name, people })),
      },
    })),
    sessionRoute(contract.createPersonList, async ({ session: { userId }, body: { name } }) => {
      const row = { id: randomUUID(), userId, name, createdAt: new Date(context.clock.now()) };
      await db.transaction(async (tx) => {
        if ((await listLists(tx, userId)).length >= contract.personListLimit)
          throw new AppError('list_limit');
        await insertList(tx, row);
      });
      return { data: { id: row.id, name, people: 0 } };
    }),
    sessionRoute(contract.deletePersonList, async ({ session, params }) => {
      const found = await db.transaction((tx) => removeList(tx, session.userId, params.id));
      if (!found) throw new AppError('not_found');
    }),
    sessionRoute(contract.listDoNotContact, async ({ session, query: { cursor, limit } }) => {
      const found = await listEntries(db, session.userId, { limit: limit + 1, after: readCursor(cursor) });
      const { rows, nextCursor } = pageOf(found, limit, byCreation);
      return {
        data: {
          items: rows.map(({ id, kind, value, note, createdAt }) => ({
            id,
            kind,
            value,
            note,
            createdAt: createdAt.toISOString(),
          })),
          nextCursor,
        },
      };
    }),
    sessionRoute(contract.addDoNotContact, async ({ session, body }) => ({
      data: await addEntry(context, session.userId, body),
    })),
    sessionRoute(contract.removeDoNotContact, async ({ session, params }) => {
      await dropEntry(context, session.userId, params.id);
    }),
    sessionRoute(contract.retentionDue, async ({ session: { userId } }) => ({
      data: {
        due: await countPeopleDue(db, userId, today()),
        people: (await listPeopleDue(db, userId, today())).map(presentPerson),
      },
    })),
    sessionRoute(contract.deleteDuePeople, async ({ session }) => ({
      data: { deleted: await forgetDue(context, session.userId) },
    })),
  ];
}
