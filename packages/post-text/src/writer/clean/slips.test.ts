import { expect, it, test } from 'vitest';
import { BRIEFS } from '../../../testing-data/test-briefs.ts';
import { writePost } from '../write.ts';
import { perhapsMeant, slipOf } from './slips.ts';
import { correctWords } from './words.ts';

it.each([
  ['monhts', 'months'],
  ['luanched', 'launched'],
  ['thnaks', 'thanks'],
  ['weks', 'weeks'],
  ['hiting', 'hitting'],
  ['mirrror', 'mirror'],
  ['carrried', 'carried'],
  ['suddnely', 'suddenly'],
])('%s is a slip of %s', (word, meant) => expect(slipOf(word)).toBe(meant));

/** Words two letters away from a common one, or with one of its doubled letters. */
const RIGHT =
  'form trail dose pots months zwei dads warp warps warped warping wrapped filed field flies files acre acres cares untied united unite untie opts cast cats alter later trails trials singing signing singed signed coats coast waist waits tide tied fist fits bets best sliver silver slivers framer farmer framers arising raising lien liens line loin lion minuet minuets minute minutes odor odors door fried fired fries fires diner dinner caries carries discus discuses potion potions option mater matter meting meeting planing planed planning hoping hopping pats past prefect perfect precent percent spilt split sting string tires tries toady today veer ever wets west weaker untimely compliant complaint carer career garb grab tarp trap brunt burnt clod cold clam calm clams dairy diary bread beard girt grit salve slave slaves solve sued used suing using stale steal steel stele angel angle angles lest lets mots most snog snogs songs polo pool pols mete meet metes puling pulling puled pulled filing filling fils wining winning wons owns boas boats coats costs cots cost haets parises praises perish loess loses slat salt slats salts sacred scared serve sever server severe trial rial thorn throne north quite quiet quit causal casual conservation conversation martial marital untied nuclear unclear parsed spared silent listen weird wired wierdly brian lettre sevres';

test('right words stay as they are', () => {
  expect(RIGHT.split(' ').filter((word) => slipOf(word) !== undefined)).toEqual([]);
  expect(RIGHT.split(' ').filter((word) => correctWords(`my ${word} b`) !== `my ${word} b`)).toEqual([]);
});

test('no word of people who type well is taken for a slip', () => {
  const words = BRIEFS.filter(({ messy, language }) => !messy && (language ?? 'en') === 'en').flatMap(
    ({ idea }) => idea.match(/(?<![\p{L}\p{N}])\p{Ll}{4,}(?![\p{L}\p{N}])/gu) ?? [],
  );
  expect(words.length).toBeGreaterThan(3_000);
  expect(words.filter((word) => slipOf(word) !== undefined)).toEqual([]);
});

test.each([
  'The wood was warped by the rain and we planed it by hand.',
  'We filed three patents for a barn on 40 acres.',
  'She untied the coats and lost a sliver of the tide.',
  'He met Jony Ive in Cos with Tom Freind of Woud.',
  'My prof said the delay was 20 ms and the dr agreed.',
  'We payed out the rope, as is her wont, over the cant of the deck.',
  'She is an rn and sells cos lettuce.',
  'A wether grazed while he was loosing an arrow at the calender of the mill.',
])('%s stays as it is', (said) => expect(correctWords(said)).toBe(said));

test.each([
  ['we asked wether it pays', 'we asked whether it pays'],
  ['we were loosing money every week', 'we were losing money every week'],
  ['it is in my calender', 'it is in my calendar'],
  ['i wont payed twice', "I won't paid twice"],
  ['we meet on thrusday with dr patel', 'we meet on Thursday with Dr. Patel'],
])('%s is put right', (said, meant) => expect(correctWords(said)).toBe(meant));

test('what may be a slip and may be meant stays, and is told', () => {
  expect(perhapsMeant('praty')).toBe('party');
  const { text, missing } = writePost(
    {
      idea: 'We wanted to by sensors for 18,000 euros. We put up a mirror and had a praty at the neding of the row. It costs 30 euros.',
    },
    { seed: 1 },
  );
  for (const kept of ['wanted to by sensors', 'a praty', 'neding']) expect(text).toContain(kept);
  expect(missing).toContain(
    'Left as you typed it, since it may be meant: ‘praty’ (party), ‘neding’ (ending), ‘to by’ (to buy)',
  );
  const plain = writePost({ idea: 'We wanted to by Friday have 4 posts. We filed 2 patents.' }, { seed: 1 });
  expect(plain.missing.join(' ')).not.toContain('Left as you typed it');
});
