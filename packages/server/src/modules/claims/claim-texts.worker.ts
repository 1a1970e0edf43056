export { openClaims } from './rules.ts';
