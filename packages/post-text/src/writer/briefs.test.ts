import { describe, expect, it } from 'vitest';
import { BRIEFS } from '../../testing-data/test-briefs.ts';
import type { NamedBrief } from '../../testing-data/test-briefs.ts';
import { MENDED } from '../../testing-data/test-slips.ts';
import { writtenOf } from '../../testing-data/test-written.ts';
import { checkPost, guessLanguage, POST_LIMIT, shinglesOf, similarity, unsupportedClaims } from '../index.ts';
import { findSentences } from '../text/sentences.ts';
import { isInstruction } from './clean/instructions.ts';
import { FULL_FORMS } from './clean/tables.ts';
import { baseOf, CONNECTIVES, FORMATS, LENGTH_RANGE, LENGTHS, TONES, writePost } from './index.ts';
import type { Variant, WriteBrief, Written } from './index.ts';

type Case = { name: string; brief: NamedBrief; written: Written };

const COMBINATIONS = FORMATS.flatMap((format) =>
  TONES.flatMap((tone) => LENGTHS.map((length) => ({ format, tone, length }))),
);
/** Of the 240 ways to ask, how many each brief is written in; a step prime to 240 brings every way to many briefs. */
const WAYS = 2;
const STEP = 77;
const TIME = { timeout: 120_000 };

const asGiven: Case[] = [];
const asAsked: Case[] = [];

/** Written once, in the first test that needs them. */
function given(): readonly Case[] {
  if (asGiven.length === 0)
    for (const brief of BRIEFS) asGiven.push({ name: brief.name, brief, written: writtenOf(brief, 7) });
  return asGiven;
}

function asked(): readonly Case[] {
  if (asAsked.length === 0)
    for (const [index, brief] of BRIEFS.entries())
      for (let way = 0; way < WAYS; way += 1) {
        const ask = COMBINATIONS[((index * WAYS + way) * STEP) % COMBINATIONS.length];
        if (!ask) continue;
        const whole = { ...brief, ...ask };
        asAsked.push({
          name: `${brief.name} as ${ask.length} ${ask.tone} ${ask.format}`,
          brief: whole,
          written: writePost(whole, { seed: 3, variant: variantOf(index + way) }),
        });
      }
  return asAsked;
}

function variantOf(turn: number): Variant {
  return turn % 3 === 1 ? 1 : turn % 3 === 2 ? 2 : 0;
}

/** Those of the cases that a judgement speaks against, with its words. */
function against(cases: readonly Case[], judge: (one: Case) => string | undefined): string[] {
  return cases.flatMap((one) => {
    const fault = judge(one);
    return fault === undefined ? [] : [`${one.name}: ${fault}`];
  });
}

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{M}]+(?:'[\p{L}]+)*/gu) ?? [];
const numbersOf = (text: string) =>
  text
    .replace(/^\d{1,2}\. /gm, '')
    // The cells of a row: '40,6'.
    .replace(/(?<=,\d+),(?=\d)|(?<=\p{L},\d+),(?=\d)/gu, ', ')
    .match(/\d+(?:[.,:]\d+)*/g) ?? [];
const allOf = (brief: WriteBrief) =>
  [brief.idea, brief.callToAction ?? '', ...(brief.mustSay ?? [])].join('\n');

/** The words of a post that neither the brief nor the closed lists hold. */
function strangers(brief: WriteBrief, text: string): string[] {
  const source = allOf(brief).normalize('NFC').toLowerCase().replaceAll('’', "'");
  const own = new Set([
    ...wordsOf(source),
    ...wordsOf(source.replace(/-\n/g, '')),
    ...wordsOf(source.replace(/[^\p{L}\p{M}'\s]/gu, ' ')),
    ...wordsOf(source.replaceAll("'", ' ')),
  ]);
  const mended = new Set(
    [...own].flatMap((word) => {
      const meant = MENDED.get(word) ?? word;
      return `${meant} ${FULL_FORMS.get(meant) ?? ''}`.split(' ');
    }),
  );
  const shortened = new Set(
    [...FULL_FORMS].flatMap(([short, full]) =>
      full
        .toLowerCase()
        .split(' ')
        .every((word) => own.has(word))
        ? [short]
        : [],
    ),
  );
  // 'Would you stop …?' of 'We stopped …', and 'Do you send …?' of 'Stop sending …'.
  const bases = new Set(
    [...own].flatMap((word) =>
      [baseOf(word) ?? [], word.endsWith('ing') ? [word.slice(0, -3), word.replace(/ing$/, 'e')] : []].flat(),
    ),
  );
  return wordsOf(text).filter(
    (word) =>
      !own.has(word) &&
      !bases.has(word) &&
      !CONNECTIVES.has(word) &&
      !mended.has(word) &&
      !shortened.has(word) &&
      !own.has(word.replace(/'s$/, 's')),
  );
}

/** Whether the writer says that it left something out, or could not use it. */
function saysSo({ written }: Case): boolean {
  return /left out|belongs where|without ‘/.test(written.missing.join(' '));
}

/** The figures of the notes that the post does not hold. List numbers, instructions and times of a log are no points. */
function lostFigures({ brief, written }: Case): string[] {
  const notes = brief.idea
    .split('\n')
    .filter((line) => !/^\s*\[?\d\d:\d\d/.test(line))
    .flatMap((line) => findSentences(line).map((span) => line.slice(span.start, span.end)))
    .filter((sentence) => !isInstruction(sentence))
    .join('\n')
    .replace(/<[^>]+>|https?:\S+/g, ' ')
    .replace(/(?<=^|\s)\d{1,2}[.)]\s/gm, ' ');
  const held = new Set(numbersOf(written.text));
  return numbersOf(notes).filter((number) => !held.has(number));
}

const RESIDUE =
  /[{}[\]]|\bundefined\b|\bNaN\b|<\/?[a-z]+>|\byour audience\b|\.\.|,,| ,(?!\d)| \.(?!\d)|\bI we\b|\bWe i\b|^(?:Fwd|Re):/im;

function faultOf({ brief, written }: Case): string | undefined {
  const { text } = written;
  if (RESIDUE.test(text)) return `residue ${RESIDUE.exec(text)?.[0]} in ${text}`;
  if (text.length > POST_LIMIT) return 'too long for LinkedIn';
  const foreign = strangers(brief, text);
  if (foreign.length > 0) return `words of nobody: ${foreign.join(' ')}`;
  const source = new Set(numbersOf(allOf(brief)));
  const invented = numbersOf(text).filter((number) => !source.has(number));
  if (invented.length > 0) return `figures of nobody: ${invented.join(' ')}`;
  const sentences = findSentences(text)
    .map((span) => text.slice(span.start, span.end))
    .filter((sentence) => sentence.length > 12);
  if (new Set(sentences).size !== sentences.length) return `something twice in ${text}`;
  const tells = checkPost(text).filter((finding) => finding.group === 'tell');
  if (tells.length > 2) return tells.map((finding) => finding.message).join(' ');
  return undefined;
}

describe('the built-in writer over the briefs', () => {
  it('has enough of them, a third messy', () => {
    expect(BRIEFS.length).toBeGreaterThanOrEqual(300);
    expect(BRIEFS.filter((brief) => brief.messy).length).toBeGreaterThanOrEqual(BRIEFS.length / 3);
    expect(new Set(BRIEFS.map((brief) => brief.name)).size).toBe(BRIEFS.length);
  });

  it('adds no word and no figure, leaves no residue, says nothing twice, keeps to two tells', TIME, () => {
    expect(against(given(), faultOf)).toEqual([]);
    expect(against(asked(), faultOf)).toEqual([]);
  });

  it('keeps every point, or says what it left out', TIME, () => {
    const lost = (one: Case) => {
      const figures = lostFigures(one);
      return figures.length > 0 && !saysSo(one) ? `lost ${figures.join(', ')}` : undefined;
    };
    expect(against(given(), lost)).toEqual([]);
    expect(against(asked(), lost)).toEqual([]);
    const unsaid = (one: Case) =>
      (one.brief.mustSay ?? []).find(
        (point) => !one.written.text.toLowerCase().includes(point.toLowerCase()),
      );
    expect(against([...given(), ...asked()], unsaid)).toEqual([]);
  });

  it('is as long as asked, or says what is missing', TIME, () => {
    const outside = ({ brief, written }: Case) => {
      const { least, most } = LENGTH_RANGE[brief.length ?? 'auto'];
      if (written.text.length > most * 1.15) return `${written.text.length} characters`;
      return written.text.length < least && written.missing.length === 0
        ? 'short, and nothing is said of it'
        : undefined;
    };
    expect(against(asked(), outside)).toEqual([]);
  });

  it('claims nothing that the brief does not', TIME, () => {
    const claims = ({ brief, written }: Case) =>
      unsupportedClaims(
        written.text,
        allOf(brief).replace(/(?<=\p{L}),(?=\d)|(?<=\p{L},\d+),(?=\d)/gu, ', '),
      ).find((finding) => finding.rule !== 'claim-name')?.message;
    expect(against(given(), claims)).toEqual([]);
  });

  it('opens no two posts alike', TIME, () => {
    const seen = new Set<string>();
    const openings = given().flatMap(({ name, brief, written }) => {
      const idea = brief.idea.slice(0, 200);
      if (seen.has(idea) || written.text === '') return [];
      seen.add(idea);
      const line = written.text.split('\n')[0] ?? '';
      return [{ name, line: line.toLowerCase(), shingles: shinglesOf(line) }];
    });
    const alike = openings.flatMap((one, index) =>
      openings
        .slice(index + 1)
        .filter((other) => one.line === other.line || similarity(one.shingles, other.shingles) >= 0.5)
        .map((other) => `${one.name} and ${other.name}: ${one.line}`),
    );
    expect(alike).toEqual([]);
  });

  it('is empty only when nothing may be said, and then says so', TIME, () => {
    const empty = (one: Case) => (one.written.text.trim() === '' && !saysSo(one) ? 'empty' : undefined);
    expect(against([...given(), ...asked()], empty)).toEqual([]);
  });

  it('begins every sentence of an English post with a capital and ends it', TIME, () => {
    const fault = ({ brief, written }: Case) => {
      if (guessLanguage(brief.idea) !== 'en' || !/\p{L}/u.test(brief.idea)) return undefined;
      return written.text
        .split(/\n+/)
        .filter((paragraph) => paragraph !== '' && !/^(?:https?:|#)/.test(paragraph))
        .find(
          (paragraph) =>
            !/^(?:– |\d+\. )?[\p{Extended_Pictographic}\s]*["“¿]?[\p{Lu}\p{N}\p{Lo}$€£₹+]/u.test(paragraph) ||
            !/^(?:– |\d+\. )|[.!?:।。…]["”)]?$|\S@\S+$|\.[a-z]{2,}(?:\/\S*)?$|\p{Extended_Pictographic}\ufe0f?\.?$/u.test(
              paragraph,
            ),
        );
    };
    expect(against(given(), fault)).toEqual([]);
  });
});
