import { findFittingFacts, listAvoidedWords } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { sessionRoute, type Route } from '../../../platform/http/index.ts';
import { avoidedWords, factsAbout } from './author.ts';
import { isInstruction } from './known.ts';

export const authorRoutes = (context: Context): Route[] => [
  sessionRoute(findFittingFacts, async ({ session, body }) => {
    const known = await factsAbout(context, session.userId, body);
    const items = known
      .filter((fact) => !isInstruction(fact))
      .map(({ id, text, privacy, source }) => ({ id, text, privacy, title: source.title }));
    return { data: { items } };
  }),
  sessionRoute(listAvoidedWords, async ({ session, query }) => ({
    data: { items: await avoidedWords(context, session.userId, query.voice) },
  })),
];
