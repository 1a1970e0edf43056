import { findFittingFacts } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { sessionRoute, type Route } from '../../../platform/http/index.ts';
import { factsAbout } from './author.ts';
import { isInstruction } from './known.ts';

export const authorRoutes = (context: Context): Route[] => [
  sessionRoute(findFittingFacts, async ({ session, body }) => {
    const known = await factsAbout(context, session.userId, body);
    const items = known
      .filter((fact) => !isInstruction(fact))
      .map(({ id, text, privacy, source }) => ({ id, text, privacy, title: source.title }));
    return { data: { items } };
  }),
];
