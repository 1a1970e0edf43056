export { readFont, type FontFacts, type FontFault } from './read-font.ts';
