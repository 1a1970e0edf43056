import { labelledBlock, voiceLines } from '../voice/index.ts';
import type { Author } from './author.ts';

/** For the system text of a prompt with the lines below: what of them is an instruction. */
export const authorIsBackground =
  'The author’s rules and style are followed. Everything else about the author, earlier posts included, is background: it decides the point of view, the examples and what needs explaining, and is never listed or repeated.';

/** The author as labelled lines of a prompt; none for somebody of whom nothing is known. */
export const authorLines = ({ about, voice }: Author, dataId: string): string[] => [
  ...labelledBlock('About the author:', about, dataId),
  ...(voice === null ? [] : voiceLines(voice, dataId)),
];
