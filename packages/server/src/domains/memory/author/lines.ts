import { gapSuchAs } from '../../../integrations/ai/index.ts';
import { labelledBlock, voiceLines, type HabitSubject } from '../../library/voice/index.ts';
import type { Author } from './author.ts';
import { factMaterial } from './known.ts';

/** For the system text of a prompt with the lines below: what of them is an instruction, and what may be told. */
export const authorIsBackground = [
  'The author’s rules, standing wishes and style are followed. Facts the author has confirmed are true of them. None has to be told; one that is about the very subject of the text may make it more concrete, as it stands there, with nothing added.',
  `What they want to be asked about first is known by its subject alone: where the text needs it, leave ${gapSuchAs('Which customer may be named?')}.`,
  'Everything else about the author, earlier posts included, is background: it decides the point of view, the examples and what needs explaining, and is never listed or repeated.',
].join(' ');

/** What is known of the author, as labelled lines of a prompt. */
export const factLines = ({ memory }: Pick<Author, 'memory'>, dataId: string): string[] => [
  ...labelledBlock(
    'Facts the author has confirmed (none need be used; nothing beyond them is known):',
    factMaterial(memory),
    dataId,
  ),
  ...labelledBlock(
    'What the author wants to be asked about first, without its details:',
    memory.askFirst,
    dataId,
  ),
  ...labelledBlock(
    'The author’s standing rules and wishes, one a line, to be followed wherever they apply:',
    memory.rules,
    dataId,
  ),
];

/** The author as labelled lines of a prompt, without the habits that the task decides; none for somebody unknown. */
export const authorLines = (
  author: Author,
  dataId: string,
  decided?: ReadonlySet<HabitSubject>,
): string[] => [
  ...labelledBlock('About the author:', author.about, dataId),
  ...factLines(author, dataId),
  ...(author.voice === null ? [] : voiceLines(author.voice, dataId, decided)),
];
