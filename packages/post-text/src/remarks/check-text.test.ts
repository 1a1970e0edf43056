import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkText, readEarlier, takeFix, type RuleName } from '../index.ts';

const rulesIn = (text: string) => checkText(text).map(({ rule }) => rule);
const long = 'We took the bus to the old mill and looked at the wheel. ';

describe('checkText', () => {
  it.each<[RuleName, string]>([
    ['over-limit', 'x '.repeat(1_600)],
    ['over-limit', '[ '.repeat(1_400)],
    ['open-gap', 'I began at [your first job: where?].'],
    ['private', 'We grew. ((Ask Ann.))'],
    ['open-gap', 'We work with [your company] and it is fun.'],
    ['unfinished', 'This is the office. [insert picture] It is fun.'],
    ['unfinished', 'She is at a competitor and.'],
    ['markdown', 'It is **very** easy.'],
    ['too-many-hashtags', 'Done. #a #b #c #d #e #f'],
    [
      'opening-fold',
      `${'It took the whole team of the shop and all of its friends '.repeat(4)}to move. Now it is done.`,
    ],
    ['opening-wasted', 'Hi everyone!\nWe moved.'],
    ['opening-wasted', '#moving #day\nWe moved.'],
    ['unicode-marks', 'We 𝗺𝗼𝘃𝗲𝗱 today.'],
    ['wall-of-text', long.repeat(12)],
    ['engagement-bait', 'We moved.\n\nRepost this if you agree.'],
    ['engagement-bait', 'The list is done. Comment "LIST" and I will send it.'],
    ['hollow-opener', 'In today’s fast-paced world, speed is all. We moved.'],
    ['hollow-opener', 'I am thrilled to announce that we moved.'],
    ['hollow-closer', 'We moved.\n\nWhat are your thoughts?\n\n#moving'],
    ['throat-clearing', 'At the end of the day, we moved.'],
    ['intensifiers', 'We are truly grateful for it.'],
    ['stock-words', 'We leverage the van.'],
    ['negation-contrast', 'This isn’t a software problem. It’s a trust problem.'],
    ['participle-tail', 'We answer in two hours now, ensuring that nobody waits.'],
    ['stacked-fragments', 'We moved. No slides. No meetings. No noise.'],
  ])('finds %s', (rule, text) => {
    const found = checkText(text).filter((remark) => remark.rule === rule);
    expect(found).not.toEqual([]);
    for (const { start, end, message, reason } of found) {
      expect(start).toBeLessThan(end);
      expect(`${message} ${reason}`).toMatch(/\p{L}.*[.?!]$/u);
    }
  });

  it.each([
    'If it isn’t raining, it’s snowing in Leeds. We moved anyway.',
    'It is not only cheap but also quick to build.',
    'The next level of the car park is state of the art and data-driven.',
    'We moved. It took 3 days, 2 vans and 41 boxes.\n\nWho has done this with a cello?',
    'Read it at https://example.com/in-todays-world before Friday.',
    'Lot 11, sold. Lot 12, sold. Lot 13, withdrawn.',
    'Unser Umzug ist geschafft. Kein Streit. Kein Stau. Kein Regen.',
  ])('says nothing of %j', (text) => {
    expect(checkText(text)).toEqual([]);
  });

  it('offers fixes that leave a text without their remark', () => {
    for (const text of [
      'At the end of the day, we moved.',
      'We are truly grateful for it.',
      'It is **very** easy.',
      'We 𝗺𝗼𝘃𝗲𝗱 today.',
      long.repeat(12),
      'Done. #a #b #c #d #e #f',
    ]) {
      const [remark] = checkText(text).filter(({ fix }) => fix !== undefined);
      expect(remark?.fix).toBeDefined();
      const mended = remark === undefined ? text : takeFix(text, remark);
      expect(rulesIn(mended)).not.toContain(remark?.rule);
    }
    const [runUp] = checkText('At the end of the day, we moved.');
    expect(runUp && takeFix('At the end of the day, we moved.', runUp)).toBe('We moved.');
  });

  it('names the day of a post that says the same', () => {
    const text =
      'We took four fields out of the form. Nobody in sales has missed a single one of them since March.';
    const earlier = readEarlier([{ text, day: '3 March 2026' }]);
    expect(checkText(`${text} Not one.`, { earlier })[0]?.message).toContain('3 March 2026');
    expect(checkText('We moved the shop to Leeds.', { earlier })).toEqual([]);
  });

  it('keeps to rules without words in other languages', () => {
    expect(checkText('We leverage the van.', { language: 'de' })).toEqual([]);
    expect(checkText('Wir ziehen um. #a #b #c #d #e #f', { language: 'de' }).map(({ rule }) => rule)).toEqual(
      ['too-many-hashtags'],
    );
  });

  it('points into the text, whatever it is', () => {
    const unit = fc.constantFrom(
      'In today’s world',
      'It is not ',
      '. ',
      '! ',
      '\n',
      '[a?]',
      '((',
      '))',
      '**',
      '#a ',
      '🙂',
      '𝗺',
      'constructor ',
      'toString ',
      '__proto__ ',
      'hasOwnProperty ',
      'No noise. ',
      ', ensuring that ',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 80 }), (text) => {
        for (const { start, end } of checkText(text)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });

  it.each([
    '1 2 3 ',
    '. ',
    'I ',
    'No. ',
    '[',
    '((',
    'is not just a, ',
    '#',
    'x',
    '\n \n',
    'In the ',
    'https://a.b)',
  ])('reads %j repeated in a moment', (piece) => {
    const began = performance.now();
    checkText(piece.repeat(20_000 / piece.length));
    expect(performance.now() - began).toBeLessThan(1_500);
  });
});
