import { randomUUID } from 'node:crypto';
import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, pageIn, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { readTableText } from '../../library/imports/index.ts';
import { previewTable } from '../../library/people/index.ts';
import { insertLeadSearch, listLeadSearches, removeLeadSearch, type LeadSearchRow } from './repository.ts';
import { dropCv, keepCv, listOwnCvs } from './service/cv.ts';

const presentSearch = ({ id, name, filters }: LeadSearchRow) => ({ id, name, filters });

export function peopleAgentsRoutes(context: Context): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(contract.uploadCv, async ({ session, file, body, signal }) => {
      if (file === null) throw new AppError('cv_unreadable');
      const bytes = new Uint8Array(await file.arrayBuffer());
      const fileName = file.name.replace(/\s+/g, ' ').slice(0, 200) || 'CV';
      return { data: await keepCv(context, session.userId, { bytes, fileName, name: body.name }, signal) };
    }),
    sessionRoute(contract.listCvs, async ({ session, query }) => {
      const { rows: items, nextCursor } = pageIn(await listOwnCvs(db, session.userId), query);
      return { data: { items, nextCursor } };
    }),
    sessionRoute(contract.deleteCv, async ({ session, params }) => {
      await dropCv(context, session.userId, params.id);
    }),
    sessionRoute(contract.readPeopleFile, async ({ session, file, signal }) => {
      if (file === null) throw new AppError('people_file_unreadable');
      const bytes = new Uint8Array(await file.arrayBuffer());
      const csv = await readTableText(context, session.userId, bytes, signal);
      if (csv === null) throw new AppError('people_file_unreadable');
      return { data: { csv, ...(await previewTable(context, session.userId, csv, signal)) } };
    }),
    sessionRoute(contract.listPersonSearches, async ({ session }) => ({
      data: { items: (await listLeadSearches(db, session.userId)).map(presentSearch) },
    })),
    sessionRoute(contract.savePersonSearch, async ({ session: { userId }, body }) => {
      const row = { id: randomUUID(), userId, ...body, createdAt: new Date(context.clock.now()) };
      await db.transaction(async (tx) => {
        if ((await listLeadSearches(tx, userId)).length >= contract.leadSearchLimit)
          throw new AppError('person_search_limit');
        await insertLeadSearch(tx, row);
      });
      return { data: presentSearch(row) };
    }),
    sessionRoute(contract.deletePersonSearch, async ({ session, params }) => {
      const found = await db.transaction((tx) => removeLeadSearch(tx, session.userId, params.id));
      if (!found) throw new AppError('not_found');
    }),
  ];
}
