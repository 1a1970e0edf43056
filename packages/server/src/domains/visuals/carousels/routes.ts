import { randomUUID } from 'node:crypto';
import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import {
  AppError,
  fileAnswer,
  rawSessionRoute,
  sessionRoute,
  type Route,
} from '../../../platform/http/index.ts';
import { fontResponse, ownFontKey, presentPictureFile, readFont, readFontFile } from '../pictures/index.ts';
import { endItemSharing } from '../../teams/teams/index.ts';
import { findSharing, isNamedIn, listSharedCarousels, openCarousel, requireOwner } from './access.ts';
import { copyShared } from './carrying.ts';
import { draftWithDeck, exportDeck } from './export.ts';
import { presentCarousel, presentList } from './present.ts';
import {
  carouselLimit,
  countCarousels,
  insertCarousel,
  listCarouselRows,
  removeCarousel,
  setCarouselTags,
  type CarouselRow,
} from './repository/carousels.ts';
import { removeVersionsOfCarousel } from './repository/versions.ts';
import { keepGivenOut, saveDeck } from './versions/service.ts';

function sharedRoutes(context: Context): Route[] {
  const { db } = context.database;
  /** The owner of a picture or font, if the carousel names it. */
  const ownerOf = async (userId: string, id: string, key: string) => {
    const row = await openCarousel(db, userId, id, 'see');
    if (!(await isNamedIn(db, userId, row, key))) throw new AppError('not_found');
    return row.userId;
  };
  return [
    sessionRoute(contract.copyCarousel, async ({ session, params }) => ({
      data: presentCarousel(await copyShared(context, session.userId, params.id), null),
    })),
    sessionRoute(contract.carouselPicture, async ({ session, params: { id, pictureId } }) => ({
      data: await presentPictureFile(context, await ownerOf(session.userId, id, pictureId), pictureId),
    })),
    sessionRoute(contract.carouselFont, async ({ session, params: { id, fontId } }) => ({
      data: await readFont(context, await ownerOf(session.userId, id, ownFontKey(fontId)), fontId),
    })),
    rawSessionRoute(contract.carouselFontFile, async ({ session, params: { id, fontId, weight } }) => {
      const ownerId = await ownerOf(session.userId, id, ownFontKey(fontId));
      return fontResponse(await readFontFile(context, ownerId, { id: fontId, weight }));
    }),
  ];
}

export function carouselsRoutes(context: Context): Route[] {
  const { db } = context.database;
  const opened = async (userId: string, row: CarouselRow) => ({
    data: presentCarousel(row, await findSharing(db, userId, row)),
  });
  return [
    sessionRoute(contract.listCarousels, async ({ session: { userId }, query }) => ({
      data: presentList(await listCarouselRows(db, userId), await listSharedCarousels(db, userId), query),
    })),
    sessionRoute(contract.createCarousel, async ({ session, body }) => {
      const now = new Date(context.clock.now());
      const row = { id: randomUUID(), userId: session.userId, ...body };
      await db.transaction(async (tx) => {
        if ((await countCarousels(tx, session.userId)) >= carouselLimit) throw new AppError('carousel_limit');
        await insertCarousel(tx, row, now);
      });
      const stored = { ...row, version: 1, savedBy: session.userId, createdAt: now, updatedAt: now };
      return { data: presentCarousel(stored, null) };
    }),
    sessionRoute(contract.getCarousel, async ({ session, params }) =>
      opened(session.userId, await openCarousel(db, session.userId, params.id, 'see')),
    ),
    sessionRoute(contract.changeCarousel, async ({ session, params, body }) => {
      const change = { ...body, reason: 'edit' } as const;
      const row = await db.transaction((tx) => saveDeck(context, tx, session.userId, params.id, change));
      return opened(session.userId, row);
    }),
    sessionRoute(contract.tagCarousel, async ({ session, params, body }) => {
      const { tags } = body;
      await db.transaction(async (tx) => {
        await requireOwner(tx, session.userId, params.id);
        await setCarouselTags(tx, session.userId, params.id, tags);
      });
      return { data: { tags } };
    }),
    sessionRoute(contract.deleteCarousel, async ({ session, params }) => {
      await db.transaction(async (tx) => {
        await requireOwner(tx, session.userId, params.id);
        // The removal waits for a save that is under way, so its version is there to be removed, too.
        await removeCarousel(tx, session.userId, params.id);
        await removeVersionsOfCarousel(tx, session.userId, params.id);
        await endItemSharing(tx, 'deck', params.id);
      });
    }),
    sessionRoute(contract.postCarousel, async ({ session, params }) => {
      const row = await openCarousel(db, session.userId, params.id, 'use');
      const postId = await draftWithDeck(context, session.userId, row);
      await keepGivenOut(context, row, 'post');
      return { data: { postId } };
    }),
    rawSessionRoute(contract.exportCarousel, async ({ session, params, query }) => {
      const row = await openCarousel(db, session.userId, params.id, 'use');
      const { bytes, type } = await exportDeck(context, session.userId, row, query.format);
      await keepGivenOut(context, row, 'export');
      return fileAnswer(bytes, { type, name: contract.carouselFileName(row.deck.title, query.format) });
    }),
    ...sharedRoutes(context),
  ];
}
