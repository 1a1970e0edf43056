import { expect, it } from 'vitest';
import { isSaidBy } from './said-by.ts';

it.each([
  'Keep it short, the umpire told me.',
  'Make it shorter, said the tailor.',
  'Do not tell people that I cannot swim, my trainer joked.',
  'I would like it short, I told the barber.',
  'Don’t post it, my wife said, and I put it in the bin.',
  'Bitte nicht so laut, sagte der Kellner.',
  'Fais court, m’a dit le juge.',
  'Hazlo corto, me dijo el juez.',
])('is somebody’s words: %s', (said) => expect(isSaidBy(said)).toBe(true));

it.each([
  'Keep it short, the last one was too long.',
  'Off the record, the mayor told me.',
  'Keep that out, Ben told us he drinks.',
  'The CFO resigned, the staff haven’t been told.',
  'Don’t mention the layoffs, my boss said.',
  'Sorry this is all over the place, wrote it under a van.',
])('is not: %s', (said) => expect(isSaidBy(said)).toBe(false));
