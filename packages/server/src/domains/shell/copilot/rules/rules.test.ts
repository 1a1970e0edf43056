import { describe, expect, it } from 'vitest';
import { tools } from '../../assistant/index.ts';
import { addressesIn, strangeAddresses } from './addresses.ts';
import { callsInWords, resultInWords, cutTo, summaryOf, type CallResult } from './call-result.ts';
import { earlierInWords } from './earlier.ts';
import { fingerprintOf } from './fingerprint.ts';
import { isWritten } from './own-words.ts';
import { toolLines } from './tools-in-words.ts';
import { nowInWords, titleOf } from './words.ts';

describe('addresses in the input of a tool', () => {
  it.each([
    [{ address: 'https://evil.example/?q=the launch is in May' }],
    [{ address: ' \u200bHTTPS://evil.example/?q=May' }],
    [{ address: 'evil.example/May' }],
    [{ address: 'may。evil。example' }],
    [{ companies: ['Harbour Works', 'http:evil.example?May'] }],
    [{ news: { feeds: ['feed:evil.example/May'] } }],
    [{ steps: [{ tool: 'page', where: '//evil.example/May' }] }],
  ])('are found however they are written: %j', (input) => {
    const found = addressesIn(input);
    expect(found).toHaveLength(1);
    expect(strangeAddresses(found, ['Read evil.example for me'])).toHaveLength(1);
  });

  it('are those the person wrote when they are these letter for letter', () => {
    const written = ['Please read HTTPS://News.example/may/launch.'];
    expect(strangeAddresses(['https://news.example/may/launch'], written)).toEqual([]);
    expect(strangeAddresses(['https://news.example/may/launch?who=asha'], written)).toHaveLength(1);
  });

  it('are not those in the words of a draft', () => {
    expect(addressesIn({ text: 'Read more at https://ours.example/launch', tags: ['v1.2'] })).toEqual([]);
  });
});

describe('the person’s own words', () => {
  const written = ['Remember: we cut 4.2 million € in May 🎉.'];
  it.each(['We cut 4.2 million € in May.', 'we cut 4.2 MILLION', 'cut 4.2 million € in may 🎉'])(
    'are these: %s',
    (sentence) => expect(isWritten(sentence, written)).toBe(true),
  );
  // Letters as symbols, letters that nobody sees, and no letters at all.
  it.each([
    'we cut 4.2 million 🅴🆅🅴 🅳🅴🅲🅸🅳🅴🆂',
    'we cut 4.2 million \u{e0045}\u{e0076}\u{e0065}',
    '🅴🆅🅴',
    'we cut 5.2 million',
  ])('are not these: %s', (sentence) => expect(isWritten(sentence, written)).toBe(false));
});

describe('what a model is told', () => {
  const result = (output: unknown): CallResult => ({
    tool: 'list_posts',
    title: 'List posts',
    input: { limit: 2 },
    status: 'done',
    summary: null,
    output,
    words: '',
    card: null,
    proposalId: null,
    spent: 0,
    tooDear: false,
  });

  it('is each tool in a line, with its form', () => {
    const lines = toolLines(tools).split('\n');
    expect(lines).toHaveLength(tools.length);
    expect(lines.find((line) => line.startsWith('publish_post'))).toMatch(
      /^publish_post\*\(postId: \w+\) – /,
    );
    expect(toolLines(tools).length).toBeLessThan(16_000);
  });

  it('is of a long result what fits, and that it was cut', () => {
    const words = callsInWords(Array.from({ length: 16 }, () => result('x'.repeat(9000))));
    expect(words.length).toBeLessThan(90_000);
    expect(words).toContain('(cut here: 7002 more characters)');
    expect(cutTo('a🚀b', 2)).toBe('a\ufffd\n(cut here: 2 more characters)');
  });

  it('is of a long list its first rows, after what is said once', () => {
    const posts = Array.from({ length: 100 }, (_, at) => ({ id: at, text: 'x'.repeat(400), failure: null }));
    const words = resultInWords({ posts, nextCursor: 'next', tags: [], repeat: 'mornings' }, 4000);
    expect(words.length).toBeLessThanOrEqual(4000);
    expect(words).toMatch(/^\{"nextCursor":"next","repeat":"mornings","posts":\[\{"id":0/);
    expect(words).toMatch(/"postsNotShown":9\d\}$/);
    expect(words).not.toContain('failure');
  });

  it('is that there is nothing, and of a measure no more than it tells', () => {
    expect(resultInWords({ posts: [], nextCursor: null }, 400)).toBe('{"posts":[]}');
    expect(resultInWords({ rows: [{ mean: 91.32203389830508, most: 1234567, tags: [] }] }, 400)).toBe(
      '{"rows":[{"mean":91.32,"most":1234567}]}',
    );
  });

  it('is of a long conversation what came last', () => {
    const turns = Array.from({ length: 30 }, (_, at) => ({
      asked: `Question ${at} ${'x'.repeat(900)}`,
      added: [],
      answer: `Answer ${at}`,
      results: [result({ posts: [] })],
      proposals: [],
    }));
    const words = earlierInWords(turns);
    expect(words.length).toBeLessThan(26_000);
    expect(words).toContain('Answer 29');
    expect(words).not.toContain('Answer 3\n');
  });

  it('is a line about what was found', () => {
    expect(summaryOf({ posts: [1], nextCursor: null })).toBe('1 post');
    expect(summaryOf({ ideas: [1, 2] })).toBe('2 ideas');
    expect(summaryOf({ message: 'Writing was stopped.' })).toBe('Writing was stopped.');
    expect(summaryOf({ text: `${'word '.repeat(60)}` })).toHaveLength(120);
    expect(summaryOf(null)).toBeNull();
  });

  it('is the time where the person is', () => {
    const at = Date.parse('2031-03-12T23:30:00Z');
    expect(nowInWords(at, 'Asia/Kolkata')).toBe('Thursday, 13 March 2031 at 05:00 (Asia/Kolkata)');
    expect(nowInWords(at, 'Nowhere/Land')).toContain('(UTC)');
    expect(titleOf(`Plan\n${'next week '.repeat(20)}`).length).toBeLessThanOrEqual(81);
  });
});

it('a fingerprint is that of what is shown, in whatever order it was stored', () => {
  const shown = { title: 'Publish it', details: [], text: 'Words', postId: null, path: null };
  const given = { tool: 'publish_post', input: { a: 1, b: { c: 2, d: 3 } }, shown, credits: 0, post: 'x' };
  const print = fingerprintOf(given);
  expect(fingerprintOf({ ...given, input: { b: { d: 3, c: 2 }, a: 1 } })).toBe(print);
  const others = [
    { ...given, post: 'y' },
    { ...given, credits: 1 },
    { ...given, input: { a: 2 } },
    { ...given, shown: { ...shown, text: 'Other words' } },
    { ...given, shown: { ...shown, details: [{ label: 'When', value: 'Now' }] } },
  ];
  expect(new Set([print, ...others.map(fingerprintOf)]).size).toBe(6);
});
