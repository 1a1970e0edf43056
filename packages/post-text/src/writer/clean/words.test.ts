import { expect, test } from 'vitest';
import { unpaste } from './pasted.ts';
import { finishSentence } from './sentence.ts';
import { expandSigns } from './shorthand.ts';
import { writePost } from '../write.ts';
import { correctWords, sentenceCase } from './words.ts';

test.each([
  'we sat 20 minutes',
  'We sat at 7 tables',
  'They wed 12 years ago',
  'had sun 10 hours',
  'the sun night and day',
  'Sat at 7 tables',
  'Sat 20 minutes in the cold',
  'My job is to open and close the shop.',
  'the way to good coffee',
  'The invitation was to old customers only',
  'It meant much to many people',
  'The talk is to young people about work',
  'The plan was to slow.',
  'Sat 10:00 market',
  'Mon 9:00 assembly',
  'My plan is to dry and sell the herbs',
  'by their, admittedly old, van',
  'visit their https://example.com',
  'I saw my daughters tonight',
  'the peoples of the coast',
  'my brothers farm in Kent',
  'We should of course wait.',
  'It changed its about page and its 3 floors.',
  'She fell ill and saw a doctor.',
  'The id was wrong, ask ill people first.',
  'It lets us do more.',
  'It could of all people be him.',
  'They would, of those asked, take two.',
  'rock n roll',
  'for n people we cook n dishes',
  'The mean of n is 40',
  'she gave her her coat and had had enough of that that day',
  'we went on on Monday',
])('%s stays as it is', (said) => expect(correctWords(said)).toBe(said));

test.each([
  ['its about trust', "it's about trust"],
  ['we sent 50, now its 0.', "we sent 50, now it's 0."],
  ['id never go back. ill miss it', "I'd never go back. I'll miss it"],
  ['lets do it', "let's do it"],
])('%s is %s', (typed, meant) => expect(correctWords(typed)).toBe(meant));

test.each([
  ['i sold it on wed morning', 'I sold it on Wednesday morning'],
  ['closed every sun morning', 'closed every Sunday morning'],
  ['sat 10:00 market', 'Sat 10:00 market'],
  ['thu: closed', 'Thu: closed'],
  ['mon evening we close', 'Monday evening we close'],
  ['open thu 10:00', 'open Thursday 10:00'],
  ['the train was to late for us.', 'the train was too late for us.'],
  ['it is to expensive, so it goes', 'it is too expensive, so it goes'],
  ['The delivery was to slow.', 'The delivery was too slow.'],
  ['the delivery was to slow', 'the delivery was too slow'],
  ['we left the key their.', 'we left the key there.'],
  ['my aunts kitchen', "my aunt's kitchen"],
  ['Should of done it years ago', 'Should have done it years ago'],
  ['we could of asked, they must not of known', 'we could have asked, they must not have known'],
  ['I shoulda of waited', 'I should have waited'],
  ['we asked the the baker at at six', 'we asked the baker at six'],
  ['came tues-thurs, closed wed - fri', 'came Tue-Thu, closed Wed - Fri'],
])('%s is put right', (said, meant) => expect(correctWords(said)).toBe(meant));

test.each([
  ['we dropped the rule n instead do one week', 'we dropped the rule and instead do one week'],
  ['slow, n then fast nd loud', 'slow, and then fast and loud'],
  ['rock n roll', 'rock n roll'],
  ['for n people we cook n dishes', 'for n people we cook n dishes'],
  ['the 2 nd floor', 'the 2 nd floor'],
])('%s is written out where it surely joins', (said, meant) => expect(expandSigns(said)).toBe(meant));

test.each([
  ['when we opened the shop nobody came for 3 weeks', false],
  ['what was hard was the noise', false],
  ['do the dishes before the rota', false],
  ['what did you do about the noise', true],
  ['did you expect that', true],
])('%s, spoken, asks: %s', (said, asks) => {
  const [first] = unpaste(`Speaker 1: ${said}\nSpeaker 2: we moved the saw`).split('\n');
  expect(first).toBe(asks ? `${said}?` : said);
});

test('a verb keeps what it is done to', () =>
  expect(finishSentence('when we opened the shop nobody came for 3 weeks')).toBe(
    'When we opened the shop nobody came for 3 weeks.',
  ));

test.each([
  ['WE OPEN AT 14 KING STREET IN BRISTOL ON FRIDAY', 'we open at 14 King Street in bristol on friday'],
  ['OUR SHOP ON HARBOUR SQUARE MOVES TO OLD MILL LANE', 'our shop on Harbour Square moves to old mill lane'],
  ['WE MET ON THE MAIN ROAD NEAR A BUSY STREET', 'we met on the main road near a busy street'],
  ['SHE LIVES AT 3 ROSE TERRACE NOW', 'she lives at 3 Rose Terrace now'],
])('%s, typed in capitals', (typed, small) => expect(sentenceCase(typed)).toBe(small));

test('capitals taken back are told', () => {
  const { text, missing } = writePost(
    { idea: 'WE ARE MOVING!!! AFTER 9 YEARS ON HARBOUR SQUARE WE GO TO 5 MILL LANE. COFFEE IS FREE' },
    { seed: 1 },
  );
  expect(text).toContain('Harbour Square');
  expect(text).toContain('5 Mill Lane');
  expect(missing.join(' ')).toContain('names may have lost theirs');
});

test('every sentence of a line of a chat begins large', () => {
  const { text } = writePost(
    {
      idea: '[9:01] Ada: is it out?\n[9:02] Me: haha. but 12 people came. we ran out of soup\n[9:03] Ada: good. more tomorrow',
    },
    { seed: 1 },
  );
  expect(text).toContain('Haha. But 12 people came. We ran out of soup.');
});

test('a laugh at the end of a note is not printed, one in the middle is', () => {
  const { text } = writePost(
    { idea: 'They wanted 3 sensors for 18k lol. The lol cat on the door is 40 years old.' },
    { seed: 1 },
  );
  expect(text).toContain('3 sensors for 18k.');
  expect(text).toContain('lol cat');
});
