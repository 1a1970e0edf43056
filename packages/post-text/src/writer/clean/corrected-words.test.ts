import { expect, it } from 'vitest';
import type { Variant } from '../brief.ts';
import { writePost } from '../write.ts';

const variants: readonly Variant[] = [0, 1, 2];

it.each([
  [
    'The owner is a big guy, a roofer I think, no sorry a scaffolder. He has two dogs.',
    'scaffolder',
    'roofer',
  ],
  ['We had 300 people. Correction: 230. It rained all day.', '230', '300'],
  ['The talk was by Anna. No wait, by Berta. It was good.', 'Berta', 'Anna'],
  ['The prize went to Anna, no sorry, Berta. She cried.', 'Berta', 'Anna'],
  ['We meet on 12 June, no wait, the 19th. Bring cake.', '19 June', '12'],
  ['We open on June 12, no, June 19. The bakery stays shut until then.', 'June 19', '12'],
  ['We met in Hamburg, sorry, I meant in Bremen, and ate fish.', 'Bremen', 'Hamburg'],
  ['The grant came from the city, scratch that, from the county. It was 4k.', 'county', 'city'],
  ['The order was for 40 chairs. Sorry, 45. They came on Monday.', '45', '40'],
  ['Wir treffen uns am 12. Juni, nein, am 19. Juni. Kommt alle vorbei.', 'am 19. Juni', '12'],
  [
    'Das Haus hat ein Dachdecker, nein warte, ein Zimmermann gebaut. Es steht noch.',
    'Zimmermann',
    'Dachdecker',
  ],
  ['Nos vemos el 12 de junio, perdón, el 19. Hay café para todos.', 'el 19 de junio', '12'],
  ['On a vendu la boutique à Lyon, pardon, à Lille. Elle avait 40 ans.', 'Lille', 'Lyon'],
])('what was taken back at once goes, and what was put for it stands: %s', (idea, stands, gone) => {
  for (const variant of variants) {
    const { text } = writePost({ idea }, { seed: 3, variant });
    expect(text).toContain(stands);
    expect(text).not.toContain(gone);
    expect(text).not.toMatch(/sorry|no wait|nein|perdón|pardon|correction|scratch/i);
  }
});

it('why a figure was wrong goes with it', () => {
  const idea = 'We had 300 people in Hamburg, no wait it was 230, I mixed it up with last year. It was loud.';
  const { text } = writePost({ idea }, { seed: 3 });
  expect(text).toContain('230 people in Hamburg.');
  expect(text).not.toContain('last year');
});

it.each([
  ['He is a boss, I mean a real boss. He makes coffee.', 'I mean a real boss'],
  ['It was a surprise, no, a shock. We sat down.', 'no, a shock'],
  ['They offered me a job, sorry, a "role". I said no.', 'a job, sorry, a'],
  ['The sign says no, sorry, in red letters. We read it twice.', 'no, sorry, in red letters'],
  ['The answer was no, on 12 June and on 19 June. We asked again.', 'on 12 June and on 19 June'],
  ['We moved from Hamburg, no regrets, to Bremen in May.', 'from Hamburg, no regrets, to Bremen'],
  ['Perdón por la espera, el 19 abrimos. Hay café para todos.', 'Perdón por la espera'],
  ['Wir sagten nein, am 19. Juni hatten wir frei. Alle waren froh.', 'nein, am 19. Juni'],
  ['I mixed it up with flour and left it for a night. The bread was good.', 'mixed it up with flour'],
])('a turn that takes nothing back stays: %s', (idea, stays) => {
  expect(writePost({ idea }, { seed: 3 }).text).toContain(stays);
});
