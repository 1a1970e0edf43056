import { randomUUID } from 'node:crypto';
import {
  addDoNotContact,
  changeLead,
  changeLeads,
  changePerson,
  createPersonList,
  deleteDuePeople,
  deleteLead,
  deletePerson,
  deletePersonList,
  exportLeads,
  exportPerson,
  getPerson,
  importPeople,
  listDoNotContact,
  listLeads,
  listPeople,
  listPersonLists,
  optOutPerson,
  previewPeople,
  removeDoNotContact,
  personListLimit,
  retentionDue,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import {
  AppError,
  rawSessionRoute,
  readCursor,
  sessionRoute,
  writeCursor,
  type Route,
} from '../../../platform/http/index.ts';
import { findCvs } from './cvs/repository.ts';
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
} from './lists/repository.ts';
import { countPeople, listPeopleDue, searchPeople, type PersonQuery } from './repository.ts';
import { toCsv } from './rules/to-csv.ts';
import {
  addEntry,
  dropEntry,
  dropLead,
  editPerson,
  forgetDue,
  forgetPerson,
  optOut,
  viewPerson,
} from './service/change.ts';
import { importTable, previewTable } from './service/import.ts';

const exportLimit = 10_000;

const fileHeaders = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
});

export function peopleRoutes(context: Context): Route[] {
  const { db } = context.database;
  const today = () => new Date(context.clock.now()).toISOString().slice(0, 10);

  const search = async (
    userId: string,
    query: PersonQuery,
    page: { limit: number; cursor?: string | undefined },
  ) => {
    const after = readCursor(page.cursor);
    const rows = await searchPeople(db, userId, query, { limit: page.limit + 1, after });
    const items = rows.slice(0, page.limit);
    const last = items.at(-1);
    return {
      items: items.map(presentPerson),
      // A first page without a next one is the total, so no count is needed.
      total: after === null && rows.length <= page.limit ? rows.length : await countPeople(db, userId, query),
      nextCursor: rows.length > page.limit && last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
    };
  };

  return [
    sessionRoute(listPeople, async ({ session, query: { cursor, limit, ...query } }) => ({
      data: await search(session.userId, query, { cursor, limit }),
    })),
    sessionRoute(getPerson, async ({ session, params }) => ({
      data: await viewPerson(db, session.userId, params.id),
    })),
    sessionRoute(changePerson, async ({ session, params, body }) => ({
      data: await editPerson(context, session.userId, params.id, body),
    })),
    sessionRoute(deletePerson, async ({ session, params }) => {
      await forgetPerson(context, session.userId, params.id);
      return { data: {} };
    }),
    rawSessionRoute(exportPerson, async ({ session, params }, http) => {
      // The user's other connections at the company are not this person's data.
      const { connections: _, ...person } = await viewPerson(db, session.userId, params.id);
      const found = await findCvs(db, session.userId, { personIds: [params.id] });
      const cvs = found.map(({ fileName, text, createdAt }) => ({ fileName, text, createdAt }));
      const json = JSON.stringify({ ...person, cvs }, null, 2);
      return http.body(json, 200, fileHeaders('application/json', 'person.json'));
    }),
    sessionRoute(optOutPerson, async ({ session, params, body }) => {
      await optOut(context, session.userId, params.id, body.note);
      return { data: {} };
    }),
    sessionRoute(previewPeople, async ({ body }) => ({ data: previewTable(body.csv) })),
    sessionRoute(importPeople, async ({ session, body }) => ({
      data: await importTable(context, session.userId, body),
    })),
    sessionRoute(listLeads, async ({ session, query: { cursor, limit, ...query } }) => ({
      data: await search(session.userId, { ...query, kind: 'lead' }, { cursor, limit }),
    })),
    sessionRoute(changeLead, async ({ session, params, body }) => ({
      data: await editPerson(context, session.userId, params.id, body),
    })),
    sessionRoute(deleteLead, async ({ session, params }) => {
      await dropLead(context, session.userId, params.id);
      return { data: {} };
    }),
    rawSessionRoute(exportLeads, async ({ session, query }, http) => {
      const page = { limit: exportLimit, after: null };
      const rows = await searchPeople(db, session.userId, { ...query, kind: 'lead' }, page);
      const header = ['Name', 'Position', 'Company', 'Location', 'E-mail', 'LinkedIn', 'Tags', 'Notes'];
      const lines = rows.map((row) => [
        row.name,
        row.position,
        row.company,
        row.location,
        row.email,
        row.linkedinUrl,
        row.tags.join('; '),
        row.notes,
      ]);
      return http.body(toCsv([header, ...lines]), 200, fileHeaders('text/csv; charset=utf-8', 'leads.csv'));
    }),
    sessionRoute(changeLeads, async ({ session: { userId }, body }) => {
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
    sessionRoute(listPersonLists, async ({ session }) => ({
      data: {
        items: (await listLists(db, session.userId)).map(({ id, name, people }) => ({ id, name, people })),
      },
    })),
    sessionRoute(createPersonList, async ({ session: { userId }, body: { name } }) => {
      const row = { id: randomUUID(), userId, name, createdAt: new Date(context.clock.now()) };
      await db.transaction(async (tx) => {
        if ((await listLists(tx, userId)).length >= personListLimit) throw new AppError('list_limit');
        await insertList(tx, row);
      });
      return { data: { id: row.id, name, people: 0 } };
    }),
    sessionRoute(deletePersonList, async ({ session, params }) => {
      const found = await db.transaction((tx) => removeList(tx, session.userId, params.id));
      if (!found) throw new AppError('not_found');
      return { data: {} };
    }),
    sessionRoute(listDoNotContact, async ({ session, query: { cursor, limit } }) => {
      const rows = await listEntries(db, session.userId, { limit: limit + 1, after: readCursor(cursor) });
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      return {
        data: {
          items: items.map(({ id, kind, value, note, createdAt }) => ({
            id,
            kind,
            value,
            note,
            createdAt: createdAt.toISOString(),
          })),
          nextCursor: rows.length > limit && last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
        },
      };
    }),
    sessionRoute(addDoNotContact, async ({ session, body }) => ({
      data: await addEntry(context, session.userId, body),
    })),
    sessionRoute(removeDoNotContact, async ({ session, params }) => {
      await dropEntry(context, session.userId, params.id);
      return { data: {} };
    }),
    sessionRoute(retentionDue, async ({ session: { userId } }) => ({
      data: {
        due: await countPeopleDue(db, userId, today()),
        people: (await listPeopleDue(db, userId, today())).map(presentPerson),
      },
    })),
    sessionRoute(deleteDuePeople, async ({ session }) => ({
      data: { deleted: await forgetDue(context, session.userId) },
    })),
  ];
}
