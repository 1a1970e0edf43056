import { describe, expect, it } from 'vitest';
import { BRIEFS } from '../../testing-data/test-briefs.ts';
import type { NamedBrief } from '../../testing-data/test-briefs.ts';
import { MENDED } from '../../testing-data/test-slips.ts';
import { writtenOf } from '../../testing-data/test-written.ts';
import { findSentences } from '../text/sentences.ts';
import { FULL_FORMS } from './clean/tables.ts';
import { baseOf } from './index.ts';
import type { Variant, Written } from './index.ts';

const TIME = { timeout: 120_000 };
const VARIANTS: readonly Variant[] = [0, 1, 2];

/** Words of the ideas that no draft of them holds and no remark names, brief by brief, with what a reader of all of them held right. */
const GONE: readonly { why: string; of: Readonly<Record<string, string>> }[] = [
  {
    why: 'what speaks to whoever writes the post, and not in it',
    of: {
      'topic only': 'write linkedin post about',
      'topic how': 'write about',
      'topic why': 'write post',
      'one line topic dei': 'something about',
      'instructions mixed': 'about mention that',
      'prompt like': 'write viral linkedin about',
      'share that': 'want share that',
    },
  },
  {
    why: 'what stands around a mail, a list for oneself or a page and is no part of what they tell',
    of: {
      'email forward': 'numbers best please make this post guesthouse',
      'to do list': 'call bank post milk',
      ocr: 'dear colleagues',
      html: 'rarr script alert script',
      injection: 'data',
    },
  },
  {
    why: 'the name of a column, a field or a part, whose content stands in its place',
    of: {
      remote: 'unpopular opinion',
      labels: 'problem result',
      'city bikes': 'problem',
      quota: 'what changed',
      json: 'title wins',
      'table paste': 'month',
      csv: 'name lesson',
    },
  },
  {
    why: '‘went from 61 to 74’ told as before and after',
    of: {
      launch: 'down',
      discount: 'went from',
      'open to work': 'fell from',
      teacher: 'went from',
      'english in german': 'went from',
      'product names': 'went',
      'vet clinic': 'went from',
      'coupon end': 'went from',
      'hostel reviews': 'went from',
    },
  },
  {
    why: 'a sentence with a blank, which its author is asked to fill',
    of: { braces: 'help with went from', placeholders: 'helped save' },
  },
  {
    why: 'words of hesitation, and what opens a sentence without a word of content',
    of: {
      'ai opinion': 'think',
      thrilled: 'thrilled announce',
      trailing: 'thing',
      'voice memo': 'okay right basically like',
      rude: 'anyway',
    },
  },
  { why: 'hesitation, in a tone that has none', of: { bold: 'think that maybe just kind should writing' } },
  {
    why: 'the same as a question to readers, or with a noun for its pronoun',
    of: {
      'question whether': 'sure whether',
      'advice list': 'advice',
      'wine label': 'things',
      'theatre box office': 'they',
    },
  },
];

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .match(/[\p{L}\p{M}]+/gu) ?? [];

/** Words that carry a point: four letters and more, two in other scripts. Figures are held by the test of the briefs. */
const carries = (word: string) => word.length >= (/^\p{Script=Latin}+$/u.test(word) ? 4 : 2);

const full = new Map([...FULL_FORMS].map(([short, long]) => [wordsOf(short).join(''), long]));

/** The sentences of an idea, lines that a hyphen breaks joined. */
function sentencesOf(idea: string): string[] {
  return idea
    .replace(/(?<=\p{L})-\n/gu, '')
    .split('\n')
    .flatMap((line) => findSentences(line).map((span) => line.slice(span.start, span.end)));
}

/** The words that carry the points of an idea and stand neither in the post nor in what its author is told to have been left out. */
function lostWords({ idea, never = [] }: NamedBrief, { text, missing }: Written): string[] {
  const remarks = missing.filter((remark) => !remark.endsWith('?'));
  // What a length that was asked for has no place for is told by its number.
  if (remarks.some((remark) => /^\d+ thoughts? (?:was|were) left out to keep to the length/.test(remark)))
    return [];
  const held = new Set(wordsOf([text, ...remarks, ...never].join('\n')));
  // 'Would you stop …?' of 'We stopped …', and 'Do you send …?' of 'Stop sending …'.
  const has = (word: string) =>
    [word, baseOf(word) ?? word, word.replace(/ing$/, '')].some((form) => held.has(form));
  const forbidden = never.filter((words) => remarks.some((remark) => remark.includes(`‘${words}’`)));
  return sentencesOf(idea)
    .filter((sentence) => !forbidden.some((words) => sentence.includes(words)))
    .flatMap(wordsOf)
    .filter(carries)
    .filter((word) => {
      const meant = MENDED.get(word) ?? word;
      const long = full.get(wordsOf(meant).join('')) ?? meant;
      return ![word, meant, long].some((form) => wordsOf(form).every(has));
    });
}

describe('every point of every brief', () => {
  it('stands in each of three drafts, or its author is told what was left out', TIME, () => {
    const gone = new Map(GONE.flatMap(({ of }) => Object.entries(of)));
    const lost = BRIEFS.flatMap((brief) => {
      const allowed = new Set(wordsOf(gone.get(brief.name) ?? ''));
      return VARIANTS.flatMap((variant) => {
        const words = lostWords(brief, writtenOf(brief, 7, variant)).filter((word) => !allowed.has(word));
        return words.length > 0 ? [`${brief.name}, draft ${variant + 1}: ${words.join(' ')}`] : [];
      });
    });
    expect(lost).toEqual([]);
  });

  it('nothing is held to be rightly gone that stands in all drafts', TIME, () => {
    const kept = GONE.flatMap(({ of }) => Object.entries(of)).flatMap(([name, words]) => {
      const brief = BRIEFS.find((one) => one.name === name);
      if (brief === undefined) return [`${name} is no brief`];
      const lost = new Set(VARIANTS.flatMap((variant) => lostWords(brief, writtenOf(brief, 7, variant))));
      return wordsOf(words).flatMap((word) => (lost.has(word) ? [] : [`${name}: ${word}`]));
    });
    expect(kept).toEqual([]);
  });
});
