import { describe, expect, it } from 'vitest';
import { parseProse } from '../../../lib/parse-prose.ts';
import { isOwnPath, plainMarkdown } from './answer-words.ts';

const blocks = (answer: string) => parseProse(plainMarkdown(answer));

describe('an answer', () => {
  it('has its lists as lists, also right below and above a line', () => {
    expect(blocks('I did two things:\n* one\n* two\nNothing is left.')).toEqual([
      { kind: 'paragraph', text: 'I did two things:' },
      { kind: 'list', numbered: false, items: ['one', 'two'] },
      { kind: 'paragraph', text: 'Nothing is left.' },
    ]);
    expect(blocks('1) first\n2) second')).toEqual([
      { kind: 'list', numbered: true, items: ['first', 'second'] },
    ]);
  });

  it('has one small kind of heading', () => {
    expect(blocks('# Plan\nTuesday.')).toEqual([
      { kind: 'subheading', text: 'Plan' },
      { kind: 'paragraph', text: 'Tuesday.' },
    ]);
  });

  it('loads no picture', () => {
    expect(blocks('See ![a chart](https://spy.example/p.png?text=secret) here.')).toEqual([
      { kind: 'paragraph', text: 'See a chart here.' },
    ]);
    expect(blocks('![chart](chart)')).toEqual([{ kind: 'paragraph', text: 'chart' }]);
  });
});

it.each([
  ['/dashboard', true],
  ['/dashboard/generate-post?post=1', true],
  ['/dashboards', false],
  ['/login', false],
  ['//evil.example/dashboard', false],
  ['https://evil.example/dashboard', false],
  ['javascript:alert(1)', false],
  ['/dashboard\\..\\..', false],
])('a link to %s is followed: %s', (href, isFollowed) => {
  expect(isOwnPath(href)).toBe(isFollowed);
});
