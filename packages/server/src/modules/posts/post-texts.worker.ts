export { cutForModel, writeDraft } from './generation/draft.ts';
export { findFaults, mendWith } from './repair/rules.ts';
export { nearestOf } from './similar/rules.ts';
