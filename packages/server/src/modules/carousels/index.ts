import type { Module } from '../../module.ts';
import { eraseCarousels, listCarouselRows } from './repository.ts';
import { carouselsRoutes } from './routes.ts';
import { carousel, slide } from './run.ts';

export { deckFromText, keepDeck } from './run.ts';

export const carouselsModule: Module = {
  name: 'carousels',
  routes: carouselsRoutes,
  runs: [carousel, slide],
  personalData: {
    export: async (connection, userId) => ({
      carousels: (await listCarouselRows(connection, userId)).map(({ deck, createdAt, updatedAt }) => ({
        deck,
        createdAt,
        updatedAt,
      })),
    }),
    erase: eraseCarousels,
  },
};
