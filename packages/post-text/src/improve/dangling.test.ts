import { describe, expect, test } from 'vitest';
import { BRIEFS } from '../../testing-data/test-briefs.ts';
import { dangles } from './dangling.ts';
import { findOpenings } from './openings.ts';

describe('a line that speaks of what nobody has read', () => {
  test.each([
    'We read 200 answers before we believed her.',
    'I’d been rushing past him all week.',
    'She said no.',
    'We have 4 new members because of her soup.',
    'Went back in.',
    'I told their boss.',
    'Nobody believed them.',
    'For two years I had defended every one of them.',
    'His question changed my week.',
    'I knew her name.',
    'It took two months.',
    'I kept it.',
    'We hung its picture up.',
    'Dr. Owusu had suggested it in 2021.',
    'In 2025 it was 2,640.',
    'This app saved us.',
    'We still use that app.',
    'I remember that day.',
    'We gave those away.',
    'Nobody missed these.',
    'We went there.',
    'Then we stopped.',
    'So we closed.',
    'Also we lost money.',
    'But nobody came.',
    'We did that too.',
    'We tried again.',
    'We took 60 cores anyway.',
    'Nobody told me so.',
    'Nobody has fallen since.',
    'I hadn’t since spring.',
    'Back then we had two vans.',
    'The third one is the hard one.',
    'Jamal wrote the hardest one.',
    'We had done the same.',
    'Yes, we deliver on Diwali.',
    'The year before: 62 lakh.',
    'Mine has 9.',
    'Your customers are buying the phone call.”',
  ])('%s', (line) => expect(dangles(line)).toBe(true));

  test.each([
    'A nurse told me her shift was over.',
    'Maya said she was done.',
    'My customers knew what they wanted.',
    'Our drivers plan their own routes.',
    'Everyone says they read the manual.',
    'Nobody loses their job.',
    'We sold the van because it was old.',
    'Every bag has the name of its boat.',
    'There are nine people in our firm.',
    'There was a moment of silence for the board.',
    'Is anybody out there?',
    'This year I let my students write the exam.',
    'I learned that customers leave.',
    'I was so tired that I slept at work.',
    'So far nobody has left.',
    'No one in the room knew.',
    'One thing changed.',
    'If you run a shop, count the returns first.',
    '“Nobody reads these.”',
    'Before, we sent the wrong van 38 times a year. Since then, twice.',
    'Nobody taught me this in five years: a pause sounds sure.',
  ])('is not: %s', (line) => expect(dangles(line)).toBe(false));

  test('is no opening that is offered', { timeout: 60_000 }, () => {
    const offered = BRIEFS.flatMap(({ idea }) => findOpenings(idea).map(({ line }) => line));
    expect(offered.length).toBeGreaterThan(300);
    expect(offered.filter(dangles)).toEqual([]);
    expect(
      findOpenings(
        'A reader wrote that our form is too long. We read 200 answers before we believed her. Now it has four fields.',
      ).map(({ line }) => line),
    ).not.toContain('We read 200 answers before we believed her.');
  });
});
