import type { Module } from '../../../module.ts';
import type { FactNeighbours } from './collect/material.ts';
import { collectFacts } from './collect/run.ts';
import { vouchedFacts } from './collect/vouched.ts';
import { eraseFactsData, exportFactsData } from './personal-data.ts';
import type { FindSources } from './present.ts';
import { factsRoutes } from './routes.ts';

export type { FactNeighbours } from './collect/material.ts';
export { collectFacts } from './collect/run.ts';
export { listFactsById, listFactsForCv, type CvFact } from './service/for-cv.ts';
export { forgetSuggestions, listConfirmedTexts, listUsableNames } from './repository/facts.ts';
export { factsForText, listAvoided, listFactsLike, listUntoldFacts } from './service/for-text.ts';
export { listFactsUsedIn, listKnownById, recordFactUse, type KnownFact } from './service/known.ts';
export { keepFacts, type NewFact } from './service/keep.ts';

/** The neighbours are passed in because interviews depend on this module, to ask only what is missing. */
export const factsModule = ({
  findInterviews,
  findRecordings,
  ...neighbours
}: FactNeighbours & FindSources): Module => ({
  name: 'facts',
  routes: (context) => factsRoutes(context, { findInterviews, findRecordings }),
  runs: [collectFacts(neighbours)],
  ...vouchedFacts,
  personalData: { export: exportFactsData, erase: eraseFactsData },
});
