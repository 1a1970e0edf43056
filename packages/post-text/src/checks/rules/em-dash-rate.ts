import type { Fix, Rule } from '../finding.ts';
import type { Post } from '../post.ts';
import { isAmongFacts } from './register.ts';
import { dashesFix } from './without-dashes.ts';

const DASH = /[^\S\n]*—[^\S\n]*|[^\S\n]+(?:–|--)[^\S\n]+(?!\d)/g;
/** An aside between two dashes in a paragraph is how people write; more than a dash in so many words is not. */
const FREE_WORDS = 40;
const LONGEST_IN_COMMAS = 3;
/** Where they stand by twos round an aside, among facts, so many other tells make them too many. */
const COMPANY = 1;

/** Dashes between thoughts, more often than people type them. */
export const emDashRate: Rule = {
  id: 'em-dash-rate',
  group: 'tell',
  severity: 'warn',
  english: true,
  find: (post) => {
    const dashes = [...post.text.matchAll(DASH)].filter(
      (dash) => !isListMark(post.text, dash.index) && !isBetween(post.text, dash),
    );
    const allowed = Math.max(1, Math.floor(post.words.length / FREE_WORDS));
    const first = dashes[0];
    const last = dashes.at(-1);
    if (!first || !last || dashes.length <= allowed || isOneAside(post, dashes)) return [];
    const fix = dashesFix(post, dashes) ?? commaFix(post, dashes);
    return [
      {
        message: `${dashes.length} dashes in ${post.words.length} words. Few people type that many; full stops and commas read as your own hand.`,
        start: first.index,
        end: last.index + last[0].length,
        ...(fix ? { fix } : {}),
        ...(areAsides(post, dashes) && isAmongFacts(post, first.index, last.index)
          ? { company: COMPANY }
          : {}),
      },
    ];
  },
};

/** 'The porter — a quiet man — had the key.': two dashes, one sentence, and no more of them. */
function isOneAside(post: Post, dashes: readonly RegExpExecArray[]): boolean {
  const [first, second, third] = dashes;
  return (
    first !== undefined &&
    second !== undefined &&
    third === undefined &&
    post.sentences.some(({ start, end }) => first.index > start && second.index < end)
  );
}

/** Each sentence that has one has two. */
const areAsides = (post: Post, dashes: readonly RegExpExecArray[]): boolean =>
  post.sentences.every(({ start, end }) => {
    const own = dashes.filter(({ index }) => index > start && index < end).length;
    return own === 0 || own === 2;
  });

/** 'Beans — £2.40.', 'Acids — Ngozi.', 'Skarholm — Vik 06.40': a name and what is set against it, the whole of a line or sentence. */
const ENTRY_BEFORE = /(?:^|[\n.!?]\s*)(?:\p{Lu}[\p{L}'’-]*)(?: [\p{L}'’-]+){0,2}$/u;
const ENTRY_AFTER =
  /^(?:[£€$]?\d[\d.,]*|sold out|closed|open|none|me|ask \p{Lu}\p{Ll}+|\p{Lu}[\p{Ll}'’-]+(?: \d[\d.:]*)?)(?=[.!?]?\s*(?:\n|$)|[.!?]\s)/u;

/** 'London – Paris', 'Mon – closed', '2 – 1': a short dash that means to, or what stands in a column. */
function isBetween(text: string, dash: RegExpExecArray): boolean {
  const before = /[^\n]{0,24}$/.exec(text.slice(0, dash.index))?.[0] ?? '';
  const after = text.slice(dash.index + dash[0].length);
  if (/\d$/.test(before) && /^\d/.test(after)) return true;
  if (DAY_BEFORE.test(before) && DAY_AFTER.test(after)) return true;
  if (ENTRY_BEFORE.test(before) && ENTRY_AFTER.test(after)) return true;
  // '“She found my tooth.” — Oliver, 4B': who said it.
  if (/[”"’»]$/.test(before) && /^\p{Lu}[^.!?\n]{0,40}(?:\n|$)/u.test(after)) return true;
  if (isEntry(text, dash)) return true;
  if (dash[0].includes('—')) return false;
  if (/\d$/.test(before)) return true;
  if (/(?:^|[^.!?] )\p{Lu}\p{L}*$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(after)) return true;
  return /^\p{L}{2,10}$/u.test(before);
}

const DAY_BEFORE =
  /\b(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)(?:days?)?$/;
const DAY_AFTER =
  /^(?:\d{1,2} )?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/;
const LONGEST_ENTRY = 5;

/** '1 Nov — 28 Feb', 'no Sundays — cattle Tuesday': a line of a few words without a stop. */
function isEntry(text: string, dash: RegExpExecArray): boolean {
  const near = Math.max(0, dash.index - 60);
  const from = near + text.slice(near, dash.index + 1).lastIndexOf('\n') + 1;
  if (from === near && near > 0 && text.charAt(near - 1) !== '\n') return false;
  const line = /^[^\n]{0,60}/.exec(text.slice(from, from + 60))?.[0] ?? '';
  return (
    !/[.!?…]\s*$/.test(line) &&
    line.length < 60 &&
    (line.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= LONGEST_ENTRY
  );
}

function isListMark(text: string, at: number): boolean {
  return at === 0 || text.charAt(at - 1) === '\n';
}

/** Two dashes within one sentence enclose an aside and may be commas; a single one may be anything. */
function commaFix(post: Post, dashes: readonly RegExpExecArray[]): Fix | undefined {
  for (const sentence of post.sentences) {
    const [first, second, third] = dashes.filter(
      (dash) => dash.index > sentence.start && dash.index < sentence.end,
    );
    if (!first || !second || third) continue;
    const end = second.index + second[0].length;
    const aside = post.text.slice(first.index + first[0].length, second.index);
    // 'a box — mug, notebook, card — the week before' has commas of its own.
    const isLong = aside.includes(',') || aside.split(' ').length > LONGEST_IN_COMMAS;
    const replacement = isLong ? ` (${aside}) ` : `, ${aside}, `;
    return {
      start: first.index,
      end,
      replacement,
      label: isLong ? 'Brackets round the aside' : 'Commas round the aside',
    };
  }
  return undefined;
}
