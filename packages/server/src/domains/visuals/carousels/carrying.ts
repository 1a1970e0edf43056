import { randomUUID } from 'node:crypto';
import type { CarouselDeck } from '@limelight/contracts';
import { isOwnFontId } from '@limelight/slides';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Connection, Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { copyBrandFonts, copyPictures, listCopied, listCopiedFonts } from '../pictures/index.ts';
import { openCarousel } from './access.ts';
import { fontKeys, pictureKeys, withFiles } from './files.ts';
import { carouselLimit, countCarousels, insertCarousel, type CarouselRow } from './repository/carousels.ts';
import { listVersionDecks } from './repository/versions.ts';

const isId = (key: string) => z.uuid().safeParse(key).success;

/** What a deck and its versions name. Members may put these back. */
async function filesOf(connection: Connection, { id, userId, deck }: CarouselRow): Promise<Set<string>> {
  const decks = [deck, ...(await listVersionDecks(connection, userId, id))];
  return new Set(decks.flatMap((one) => [...pictureKeys(one), ...fontKeys(one)]));
}

/**
 * Prepares a deck that somebody else changed for its owner: the editor's own pictures and fonts are copied to the
 * owner, so that they load for everyone. Anything else that is new is refused with `carousel_files_foreign`, because an
 * export would otherwise include pictures of the owner that were never part of the deck.
 */
export async function adoptFiles(
  context: Context,
  tx: Tx,
  present: CarouselRow,
  deck: CarouselDeck,
  editorId: string,
): Promise<CarouselDeck> {
  const persons = { from: editorId, to: present.userId };
  const known = await filesOf(tx, present);
  const pictures = pictureKeys(deck).filter((key) => !known.has(key) && isId(key));
  const fonts = fontKeys(deck).filter((key) => !known.has(key) && isOwnFontId(key));
  const copies = new Map([
    ...(await copyPictures(context, tx, persons, pictures)),
    ...(await copyBrandFonts(context, tx, persons, fonts)),
  ]);
  for (const key of [
    ...(await listCopied(tx, persons, pictures)),
    ...(await listCopiedFonts(tx, persons, fonts)),
  ])
    known.add(key);
  if ([...pictures, ...fonts].some((key) => !copies.has(key) && !known.has(key)))
    throw new AppError('carousel_files_foreign');
  const replace = (key: string) => copies.get(key) ?? key;
  return withFiles(deck, { picture: replace, font: replace });
}

/** Copies a shared carousel with its files. Files that its owner no longer has are left out. */
export async function copyShared(context: Context, userId: string, id: string): Promise<CarouselRow> {
  const now = new Date(context.clock.now());
  return context.database.db.transaction(async (tx) => {
    const row = await openCarousel(tx, userId, id, 'use');
    if ((await countCarousels(tx, userId)) >= carouselLimit) throw new AppError('carousel_limit');
    const { deck, userId: ownerId } = row;
    const title = `${deck.title.slice(0, 193)} (copy)`;
    const made = {
      id: randomUUID(),
      userId,
      tags: [],
      version: 1,
      savedBy: userId,
      createdAt: now,
      updatedAt: now,
    };
    const copied = ownerId === userId ? deck : await carry(context, tx, { from: ownerId, to: userId }, deck);
    const copy = { ...made, deck: { ...copied, title } };
    await insertCarousel(tx, copy, now);
    return copy;
  });
}

async function carry(
  context: Context,
  tx: Tx,
  persons: { from: string; to: string },
  deck: CarouselDeck,
): Promise<CarouselDeck> {
  const pictures = await copyPictures(context, tx, persons, pictureKeys(deck).filter(isId));
  const fonts = await copyBrandFonts(context, tx, persons, fontKeys(deck));
  return withFiles(deck, {
    picture: (key) => pictures.get(key) ?? null,
    font: (key) => (isOwnFontId(key) ? (fonts.get(key) ?? null) : key),
  });
}
