export { nearestOf } from './similar/rules.ts';
