import { describe, expect, it, test } from 'vitest';
import { openWith } from './open-with.ts';
import { findOpenings } from './openings.ts';

const lines = (text: string) => findOpenings(text).map(({ line }) => line);

describe('first lines', () => {
  test.each([
    [
      'I was a baker for 9 years and wrote a list of 70 mistakes.\n\nMy successor read 5.',
      'I was a baker for 9 years.',
    ],
    ['We nearly closed the pool in May and nobody in the village knew.', 'Nobody in the village knew.'],
    [
      'Waste fell from 40 to 12 kilos a day.\n\nWe weigh the bins at noon.',
      'How did waste fall from 40 to 12 kilos a day?',
    ],
    [
      'I spent 3 years on a novel.\n\n11 readers. One of them was my dentist.',
      '11 readers. I spent 3 years on a novel.',
    ],
    [
      'Evening meetings are a gift to shy people.\n\nMine has 9.',
      'Are your evening meetings a gift to shy people?',
    ],
    [
      'We filled every shift in August.\n\nWhat changed: we asked the night nurses first.',
      'We asked the night nurses first.',
    ],
    [
      'Our rules for the kiln:\n\n– Open it late\n– Nobody touches the door twice\n– Write the day on the shelf',
      'Nobody touches the door twice.',
    ],
    [
      'Empty boxes were reduced from 19 to 2 per year.\n\nA lamp was bought.',
      'How were empty boxes reduced from 19 to 2 per year?',
    ],
  ])('%s', (text, line) => expect(lines(text)).toContain(line));
});

describe('a post with such a first line', () => {
  it('keeps what the line leaves out', () => {
    const post = openWith(
      'We nearly closed the pool in May and nobody in the village knew.\n\nIt is open.',
      'Nobody in the village knew.',
    );
    expect(post).toBe('Nobody in the village knew.\n\nWe nearly closed the pool in May.\n\nIt is open.');
  });

  it('takes a point out of its list', () => {
    expect(openWith('Rules:\n\n– Open it late\n– Sweep\n– Call me', 'Open it late.')).toBe(
      'Open it late.\n\nRules:\n\n– Sweep\n– Call me',
    );
  });

  it('keeps a sentence of which it tells the first half', () => {
    const text =
      'We lost a tender in June because our form was late.\n\nWe sent it by post. It came on Monday.';
    for (const line of lines(text)) expect(openWith(text, line)).toMatch(/form was late/);
  });
});
