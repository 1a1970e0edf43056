export { cutForModel, isForNobody, writeDraft } from './generation/draft.ts';
export { renderRepairPost } from './prompts/repair-post.v2.ts';
export { renderWritePost } from './prompts/write-post.v5.ts';
export { findFaults, mendWith } from './repair/rules.ts';
export { nearestOf } from './similar/rules.ts';
