import { randomUUID } from 'node:crypto';
import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import {
  AppError,
  checkScope,
  pageOf,
  readCursor,
  sessionRoute,
  byCreation,
  type Route,
} from '../../../platform/http/index.ts';
import { forgetRuns, startRun } from '../../runs/runs/index.ts';
import { dropImport } from './dropping.ts';
import { findImport, listImportRows } from './repository/imports.ts';
import { importFileKey } from './rules.ts';
import type { importMaterial } from './run.ts';

export function importsRoutes(context: Context, run: ReturnType<typeof importMaterial>): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(contract.importFile, async ({ session, file, body }) => {
      if (file === null) throw new AppError('import_empty');
      if (file.size > contract.importFileByteLimit) throw new AppError('import_too_large');
      const id = randomUUID();
      const key = importFileKey(session.userId, id);
      const { voiceId = null, mine, confirmed, replaces = null, ...columns } = body;
      await context.storage.put(key, new Uint8Array(await file.arrayBuffer()), 'application/octet-stream');
      try {
        const name = file.name.replace(/\s+/g, ' ').slice(0, 200) || 'File';
        const withoutPeople = session.grant?.scopes.has('people') === false;
        const wish = { voiceId, replaces, mine: mine === 'true', confirmed: confirmed === 'true' };
        const input = { text: null, name, columns, withoutPeople, ...wish };
        await startRun(context, run, {
          owner: { kind: 'user', userId: session.userId },
          input,
          id,
        });
      } catch (error) {
        await context.storage.remove(key);
        throw error;
      }
      return { data: { id } };
    }),
    sessionRoute(contract.listImports, async ({ session, query: { cursor, limit } }) => {
      const page = { after: readCursor(cursor), limit: limit + 1 };
      const read = await listImportRows(db, session.userId, page);
      const { rows, nextCursor } = pageOf(read, limit, byCreation);
      const items = rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
      return { data: { items, nextCursor } };
    }),
    sessionRoute(contract.deleteImport, async ({ session, params }) => {
      const { userId, grant } = session;
      if (grant !== null && (await findImport(db, userId, params.id))?.kind === 'export')
        checkScope({ scope: 'people' }, grant);
      await db.transaction(async (tx) => {
        if (!(await dropImport(tx, userId, params.id))) throw new AppError('not_found');
        // The import run contains pasted text, and runs that read its posts contain passages of them.
        await forgetRuns(tx, userId, {
          id: params.id,
          kinds: [contract.voiceRun.kind, contract.voiceFitRun.kind, contract.collectFactsRun.kind],
          blanked: [contract.postRun.kind],
        });
      });
    }),
  ];
}
