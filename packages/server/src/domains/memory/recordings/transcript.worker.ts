export { doubtsInLines } from './doubts.ts';
