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
      'Empty boxes were reduced from 19 to 2 per year.\n\nA lamp was bought in March, and the sorting table was moved to the window where the early shift can see it.',
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

test.each([
  [
    'Our volunteer fire brigade was called to a cat on a roof. 11 people, 2 trucks. The cat jumped when the ladder touched the gutter.',
    '11 people, 2 trucks. Our volunteer fire brigade was called to a cat on a roof.',
  ],
  [
    'On Tuesday an old man in bed four asked me for water. I said I would be back. I had been rushing past him all week.',
    'I had been rushing past an old man in bed four all week.',
  ],
  [
    'In June I asked our four juniors. Two of them cried on the call. Everybody could read along.',
    'Two of our four juniors cried on the call.',
  ],
  [
    'We interpret in court. If I cut a pause a witness sounds sure. Nobody taught me that in five years of university.',
    'Nobody taught me this in five years of university: if I cut a pause a witness sounds sure.',
  ],
  [
    'I used to design for anyone. Restaurants, law firms, a zoo. Now I only do packaging for tea brands.',
    'Restaurants, law firms, a zoo.',
  ],
  [
    'We looked for a cook for a year. We hired nobody. Then my first boss, a joiner named Piet, bought me a coffee.',
    'My first boss, a joiner named Piet, bought me a coffee.',
  ],
])('%j can begin with %j', (text, line) => expect(lines(text)).toContain(line));
