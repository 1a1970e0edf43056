export { recordOf } from './origins/rules.ts';
export { nearestOf } from './similar/rules.ts';
