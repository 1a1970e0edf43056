import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { listRecentTexts } from '../posts/index.ts';
import { findSignature, keepSignature, listSnippetRows, removeSnippet } from './repository.ts';
import { countHashtags } from './rules.ts';
import { addSnippet, editSnippet, presentSnippet } from './service.ts';

const textsLookedAt = 300;

export function snippetsRoutes(context: Context): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(contract.listSnippets, async ({ session: { userId } }) => ({
      data: {
        items: (await listSnippetRows(db, userId)).map(presentSnippet),
        signature: (await findSignature(db, userId)) ?? { text: '', automatic: false },
      },
    })),
    sessionRoute(contract.createSnippet, async ({ session, body }) => ({
      data: await addSnippet(context, session.userId, body),
    })),
    sessionRoute(contract.changeSnippet, async ({ session, params, body }) => ({
      data: await editSnippet(context, session.userId, params.id, body),
    })),
    sessionRoute(contract.deleteSnippet, async ({ session, params }) => {
      const found = await db.transaction((tx) => removeSnippet(tx, session.userId, params.id));
      if (!found) throw new AppError('not_found');
    }),
    sessionRoute(contract.saveSignature, async ({ session, body }) => {
      const now = new Date(context.clock.now());
      await db.transaction((tx) => keepSignature(tx, session.userId, body, now));
      return { data: body };
    }),
    sessionRoute(contract.listHashtags, async ({ session }) => ({
      data: { items: countHashtags(await listRecentTexts(db, session.userId, textsLookedAt)) },
    })),
  ];
}
