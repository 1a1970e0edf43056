import type { Module } from '../../../module.ts';
import { listRows } from '../../../platform/db/index.ts';
import type { ItemDescriber } from '../../teams/teams/index.ts';
import { eraseCarousels, listCarouselRows, listCarouselTitles } from './repository/carousels.ts';
import { carouselsRoutes } from './routes.ts';
import { carousel, slide } from './run.ts';
import {
  eraseCarouselVersions,
  listCarouselVersionIds,
  listCarouselVersionsById,
} from './repository/versions.ts';
import { carouselVersionsRoutes } from './versions/routes.ts';

export { deckFromText, keepDeck } from './run.ts';

/** Carousels as items that can be shared with a workspace. */
export const carouselItems: ItemDescriber = { kind: 'deck', describe: listCarouselTitles };

export const carouselsModule: Module = {
  name: 'carousels',
  routes: (context) => [...carouselsRoutes(context), ...carouselVersionsRoutes(context)],
  runs: [carousel, slide],
  personalData: {
    export: async (connection, userId) => ({
      carousels: (await listCarouselRows(connection, userId)).map(({ deck, tags, createdAt, updatedAt }) => ({
        deck,
        tags,
        createdAt,
        updatedAt,
      })),
      carouselVersions: listRows(
        await listCarouselVersionIds(connection, userId),
        listCarouselVersionsById,
        ({ carouselId, number, reason, deck, savedAt }) => ({ carouselId, number, reason, deck, savedAt }),
      ),
    }),
    erase: async (tx, userId) => {
      await eraseCarouselVersions(tx, userId);
      await eraseCarousels(tx, userId);
    },
  },
};
