import { randomUUID } from 'node:crypto';
import {
  deleteImport,
  importFile,
  importFileByteLimit,
  listImports,
  postRun,
  voiceFitRun,
  voiceRun,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import {
  AppError,
  checkScope,
  pageOf,
  readCursor,
  sessionRoute,
  writeCursor,
  type Route,
} from '../../../platform/http/index.ts';
import { forgetRuns, startRun } from '../../runs/runs/index.ts';
import { dropImport } from './dropping.ts';
import { findImportKind, listImportRows } from './repository.ts';
import { importFileKey } from './rules.ts';
import { importMaterial } from './run.ts';

export function importsRoutes(context: Context): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(importFile, async ({ session, file, body }) => {
      if (file === null) throw new AppError('import_empty');
      if (file.size > importFileByteLimit) throw new AppError('import_too_large');
      const id = randomUUID();
      const key = importFileKey(session.userId, id);
      const { voiceId = null, mine, ...columns } = body;
      await context.storage.put(key, new Uint8Array(await file.arrayBuffer()), 'application/octet-stream');
      try {
        const name = file.name.replace(/\s+/g, ' ').slice(0, 200) || 'File';
        const withoutPeople = session.grant?.scopes.has('people') === false;
        const input = { text: null, name, columns, voiceId, mine: mine === 'true', withoutPeople };
        await startRun(context, importMaterial, {
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
    sessionRoute(listImports, async ({ session, query: { cursor, limit } }) => {
      const page = { after: readCursor(cursor), limit: limit + 1 };
      const read = await listImportRows(db, session.userId, page);
      const { rows, nextCursor } = pageOf(read, limit, ({ createdAt: at, id }) => writeCursor({ at, id }));
      const items = rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
      return { data: { items, nextCursor } };
    }),
    sessionRoute(deleteImport, async ({ session, params }) => {
      const { userId, grant } = session;
      if (grant !== null && (await findImportKind(db, userId, params.id)) === 'export')
        checkScope({ scope: 'people' }, grant);
      await db.transaction(async (tx) => {
        if (!(await dropImport(tx, userId, params.id))) throw new AppError('not_found');
        // The import run contains pasted text, and runs that used the voice contain posts of it.
        await forgetRuns(tx, userId, {
          id: params.id,
          kinds: [voiceRun.kind, voiceFitRun.kind],
          blanked: [postRun.kind],
        });
      });
      return { data: {} };
    }),
  ];
}
