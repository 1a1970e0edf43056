import { randomUUID } from 'node:crypto';
import { deleteImport, getVoice, importFileByteLimit, importFile, listImports } from '@limelight/contracts';
import { confidenceOf, FEWEST_VOICE_POSTS, measureVoice } from '@limelight/post-text';
import type { Context } from '../../context.ts';
import { AppError, sessionRoute, type Route } from '../../platform/http/index.ts';
import { forgetOrigin } from '../people/index.ts';
import { startRun } from '../runs/index.ts';
import { hasImportNamed, listImportRows, listOwnTexts, removeImport } from './repository.ts';
import { importFileKey, importMaterial } from './run.ts';

/** A voice is measured from so many of the newest posts. */
const voicePosts = 200;

export function importsRoutes(context: Context): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(importFile, async ({ session, file }) => {
      if (file === null) throw new AppError('import_unreadable');
      if (file.size > importFileByteLimit) throw new AppError('import_too_large');
      const id = randomUUID();
      const key = importFileKey(id);
      await context.storage.put(key, new Uint8Array(await file.arrayBuffer()), 'application/octet-stream');
      try {
        const input = { text: null, name: file.name.replace(/\s+/g, ' ').slice(0, 200) || 'File' };
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
    sessionRoute(listImports, async ({ session }) => ({
      data: {
        items: (await listImportRows(db, session.userId)).map(({ createdAt, ...row }) => ({
          ...row,
          createdAt: createdAt.toISOString(),
        })),
      },
    })),
    sessionRoute(deleteImport, async ({ session, params }) => {
      await db.transaction(async (tx) => {
        const name = await removeImport(tx, session.userId, params.id);
        if (name === null) throw new AppError('not_found');
        if (!(await hasImportNamed(tx, session.userId, name)))
          await forgetOrigin(tx, session.userId, { kind: 'linkedin-export', label: name });
      });
      return { data: {} };
    }),
    sessionRoute(getVoice, async ({ session }) => {
      const texts = await listOwnTexts(db, session.userId, voicePosts);
      const voice = measureVoice(texts);
      return {
        data: {
          posts: texts.length,
          needed: FEWEST_VOICE_POSTS,
          confidence: confidenceOf(texts.length),
          traits: voice?.traits ?? null,
        },
      };
    }),
  ];
}
