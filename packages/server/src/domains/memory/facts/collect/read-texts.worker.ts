export { factsInGaps } from './gaps.ts';
export { factsByRule, factsTaken } from './reading.ts';
