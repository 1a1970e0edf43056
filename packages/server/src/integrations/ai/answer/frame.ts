import { languageOf, sameMarks } from '@limelight/post-text';
import { isRuler, plainLine } from './markup.ts';
import * as words from './words-about-answers.ts';

/** Longer passages belong to the text. */
const longestPreface = 260;
const longestPostscript = 500;
const longestLabel = 48;

const plain = (passage: string) =>
  sameMarks(passage.split('\n').map(plainLine).join('\n'))
    .replace(/\p{Extended_Pictographic}\ufe0f?/gu, '')
    .replace(/^[\s"'(]+|[\s")]+$/g, '')
    .trim();

const sentencesOf = (passage: string) =>
  passage.split(/(?<=[.!?…।])\s+|\n+/).filter((one) => one.trim() !== '');
const endsWithColon = (passage: string) => /[:：]$/.test(passage);
const countWords = (passage: string) => passage.split(/\s+/).length;

const headed = /^\s*(?:#{1,6}\s|\*\*|__|\[)/;

/** A title with its label, as in “Title: How we cut onboarding”. */
const isTitle = (read: string): boolean => {
  const [label = '', more] = read.split(/[:：]/, 2);
  return (
    more !== undefined &&
    label.length <= 24 &&
    words.title.test(label) &&
    !/\n/.test(read) &&
    !/[.!?…।]$/.test(read)
  );
};

/** A name for what follows: “LinkedIn post:”, “**Draft 1**”, “Title: How we cut onboarding”. */
function isLabel(passage: string, read: string): boolean {
  if (read.length > longestLabel || /\n/.test(passage)) return false;
  const marked = headed.test(passage) || endsWithColon(read);
  const named = words.thing.test(read) || (headed.test(passage) && words.looseThing.test(read));
  const spoken = words.me.test(read) || words.mine.test(read);
  if (words.thingOnly.test(read)) return true;
  return (
    marked && named && !spoken && !words.here.test(read) && countWords(read) <= 6 && !/[.!?।]$/.test(read)
  );
}

/**
 * True when the first passage speaks about the text that follows instead of belonging to it. `isEdit` when the text changes
 * another one, which may be called a text or a version.
 */
export function isPreface(
  passage: string,
  { isEdit = false, beforeRuler = false, isLater = false } = {},
): boolean {
  if (isRuler(passage)) return true;
  const read = plain(passage);
  if (read === '' || passage.trim().startsWith('```')) return false;
  if (read.length > longestPreface || /\n.*\n/.test(read)) return false;
  if (isLabel(passage, read) || isTitle(read)) return true;
  if (beforeRuler && headed.test(passage) && !/[.!?…।]$/.test(read)) return true;
  const sentences = sentencesOf(read);
  const last = sentences.at(-1) ?? '';
  if (words.user.test(sentences[0] ?? '') && words.thing.test(read)) return true;
  const opens = endsWithColon(last) || beforeRuler;
  const toYou = words.you.test(last);
  const spoken = words.me.test(last) || words.mine.test(last);
  const first = sentences[0] ?? '';
  const agrees =
    words.agreed.test(first.slice(0, 24)) && (sentences.length > 1 || /^[^,!–-]{1,24}[,!–-]/.test(first));
  const shown = words.here.test(last);
  if (endsWithColon(read) && countWords(read) <= 4 && words.asked.test(read)) return true;
  if (shown && opens && words.yours.test(last)) return true;
  const loose = words.looseThing.test(last) && (toYou || isEdit || agrees);
  if (isEdit && isAboutEdit(read)) return true;
  if (shown && beforeRuler && countWords(last) <= 6) return true;
  if (shown && opens && isLater && countWords(last) <= 5) return true;
  if (agrees && words.thing.test(read) && words.you.test(read) && words.me.test(read)) return true;
  if (shown && opens && words.thing.test(last) && toYou && !spoken) return true;
  if (shown && words.thingAlone.test(last) && (!spoken || toYou)) return opens || /[.!]$/.test(last);
  if (shown && loose && !spoken) return opens || /[.!]$/.test(last);
  if (agrees && opens && (shown || toYou || words.thing.test(last))) return true;
  return opens && toYou && (words.thingAlone.test(last) || loose) && (shown || spoken);
}

/** An answer of one to three words that only agrees, such as “Absolutely!”. */
export const onlyAgrees = (passage: string): boolean => {
  const read = plain(passage);
  return (
    read.length <= 60 &&
    /[.!]$/.test(read) &&
    sentencesOf(read).length <= 2 &&
    words.agreed.test(read.slice(0, 24)) &&
    countWords(read) <= 8
  );
};

const counting =
  /^[\s*_([]*(?:[\p{L}\p{M} ]{0,30}[:：][\s*_]*)?[~≈]?\s*(?:ca\.\s*|about\s+|approx\.?\s*)?(\d[\d.,]*)(?:\s*\/\s*\d[\d.,]*)?\s*[\p{L}\p{M}. ]{0,40}(?:[,;/]\s*[~≈]?\d[\d.,]*\s*[\p{L}\p{M} ]{0,24})?[.\s*_)\]]*$/u;

/** True if the text has roughly that many words or characters. */
function isLength(text: string, count: string): boolean {
  const said = Number(count.replace(/\D/g, ''));
  return [countWords(text), text.length].some((real) => Math.abs(real - said) <= real / 4);
}

/** “(31 words)”, “Word count: 31” and the like, in any of our languages, below the text that they count. */
const isCount = (passage: string, text: string): boolean => {
  const [, count = ''] = passage.length <= 80 ? (counting.exec(passage) ?? []) : [];
  return (
    count !== '' &&
    words.unit.test(passage) &&
    (/^[\s*_]*[([]|[:：]/.test(passage) || (countWords(passage) <= 3 && isLength(text, count)))
  );
};

/** A heading for advice or additions, with or without what it heads. In plain words it can be a part of the text. */
const isExtra = (passage: string): boolean => {
  const [line = ''] = passage.trim().split('\n', 1);
  const [label = ''] = plain(line).split(/[:：]/, 1);
  return label.length <= 60 && headed.test(line) && words.extra.test(label);
};

/** True when a last passage speaks to who asked, about the text before it. `framed` when a ruler parts them. */
export function isPostscript(passage: string, { text = '', framed = false, isEdit = false } = {}): boolean {
  if (isRuler(passage)) return true;
  const read = plain(passage);
  if (read.length > longestPostscript) return false;
  if (isCount(passage.trim(), text)) return true;
  if (isExtra(passage)) return true;
  const about = words.aspect.test(read) || words.thing.test(read) || words.looseThing.test(read);
  const offers = words.offers.test(read);
  const changes = words.changed.test(read);
  const [label = ''] = read.split(/[:：]/, 1);
  const aside = /^[\s*_]*\([^]*\)[\s*_]*$/.test(passage);
  // Authors write about their own work, too.
  const byModel = words.me.test(read) && !words.mine.test(read);
  if (
    read.includes(':') &&
    label.length <= 24 &&
    words.note.test(label) &&
    changes &&
    byModel &&
    (about || aside)
  )
    return true;
  const asks = sentencesOf(read).at(-1) ?? '';
  if (words.proposes.test(asks.slice(0, 32)) && changes && /[?？]$/.test(asks)) return true;
  if (offers && (words.anyChange.test(read) || (changes && about && !words.mine.test(read)))) return true;
  if (offers && words.resized.test(read) && byModel) return true;
  if (words.asked.test(read) && (framed || aside) && about) return true;
  if (framed && (offers || (changes && about) || words.yours.test(read))) return true;
  return isEdit && isAboutEdit(read);
}

/** “I cut the last paragraphs.” */
const isAboutEdit = (read: string): boolean =>
  read.length <= 200 &&
  words.me.test(read) &&
  words.changed.test(read) &&
  (words.aspect.test(read) || words.thing.test(read) || words.looseThing.test(read));

const optionHead =
  /^[\s#*_>]*([\p{L}\p{M}]+)\s+(\d|[A-Ca-c]|[१२३])(?![\p{L}\p{N}])\s*[*_]*\s*(?:[:：.)–—-]\s*(.*?)|\(.*?\)\s*[:：]?)?[\s*_]*$/u;

interface Head {
  at: number;
  rest: string;
}

/** Where each of several complete texts begins; empty when the answer is one text. */
function optionHeads(lines: readonly string[]): Head[] {
  const heads = lines.flatMap((line, at): Head[] => {
    const [, name = '', , rest = ''] = optionHead.exec(line) ?? [];
    return name !== '' && words.option.test(name) && rest.length <= 60 ? [{ at, rest }] : [];
  });
  const [first] = heads;
  if (first === undefined || heads.length < 2) return [];
  const before = lines.slice(0, first.at).join('\n').trim();
  const leads = before.length <= longestPreface && !/\n\s*\n/.test(before) && words.option.test(before);
  return before === '' || leads ? heads : [];
}

/** Of several complete texts under headings such as “Option 1”, the first. */
export function firstOption(text: string): string {
  const lines = text.split('\n');
  const heads = optionHeads(lines);
  const [first, second] = heads;
  if (first === undefined || second === undefined) return text;
  const parts = heads.map(({ at }, index) =>
    lines
      .slice(at + 1, heads[index + 1]?.at)
      .join('\n')
      .trim(),
  );
  // Choices that a text speaks about have a line each; the texts of an answer are texts.
  const areTexts = parts.every((part) => part.length >= 60 && /[.!?…।]/.test(part));
  return areTexts ? (parts[0] ?? text) : text;
}

/** Points alone, which the line above asks for: “Please tell me:”. */
const isList = (text: string) => text.split('\n').every((line) => /^\s*(?:$|[-*•–]\s|\d+[.)]\s)/.test(line));

const passagesOf = (text: string) => text.split(/\n\s*\n/);

/** Removes what stands before and after the text. */
export function withoutFrame(text: string, own: string): string {
  const isEdit = own !== '';
  const isOwn = (passage: string) => isEdit && sameMarks(own).includes(sameMarks(passage.trim()));
  let passages = passagesOf(text.trim()).filter((passage) => passage.trim() !== '');
  let headRuled = false;
  let isLater = false;
  for (;;) {
    const [first = '', second] = passages;
    if (second === undefined) break;
    // A heading may share its passage with what follows it.
    const [line = '', ...rest] = first.split('\n');
    const next = rest[0] ?? second.split('\n', 1)[0] ?? '';
    const beforeRuler = isRuler(next) || next.startsWith('```');
    if (isOwn(line) || isList([...rest, ...passages.slice(1)].join('\n'))) break;
    if (isRuler(line)) headRuled = true;
    if (
      isPreface(line, { isEdit, beforeRuler, isLater }) ||
      (onlyAgrees(line) && isPreface(next, { isEdit }))
    ) {
      isLater = true;
      const left = rest.join('\n').trim();
      passages = left === '' ? passages.slice(1) : [left, ...passages.slice(1)];
      continue;
    }
    break;
  }
  const [only = ''] = passages;
  if (passages.length === 1 && only.includes('\n')) {
    const [line = '', ...rest] = only.split('\n');
    if (!isOwn(line) && isPreface(line, { isEdit })) passages = [rest.join('\n').trim()];
  }
  return withoutEnd(passages, { isOwn, isEdit, headRuled });
}

function withoutEnd(
  given: readonly string[],
  { isOwn, isEdit, headRuled }: { isOwn: (passage: string) => boolean; isEdit: boolean; headRuled: boolean },
): string {
  let passages = [...given];
  for (;;) {
    const last = passages.at(-1) ?? '';
    const lines = last.split('\n');
    const tail = lines.at(-1) ?? '';
    const above = [...passages.slice(0, -1), ...lines.slice(0, -1)].join('\n');
    if (lines.length > 1 && (isRuler(tail) || isCount(tail.trim(), above))) {
      passages = [...passages.slice(0, -1), lines.slice(0, -1).join('\n').trimEnd()];
      continue;
    }
    if (passages.length < 2 || isOwn(last)) break;
    const framed = isRuler(lines[0] ?? '') || isRuler((passages.at(-2) ?? '').split('\n').at(-1) ?? '');
    const own = isRuler(lines[0] ?? '') ? lines.slice(1).join('\n') : last;
    if (
      (framed && headRuled && 2 * own.length < above.length) ||
      isPostscript(own, { text: above, framed, isEdit })
    )
      passages = passages.slice(0, -1);
    else break;
  }
  const at = passages.findIndex(
    (passage, index) => index > 0 && !isOwn(passage) && (isExtra(passage) || isTranslation(passages, index)),
  );
  passages = (at < 0 ? passages : passages.slice(0, at)).map(withoutTagLabel);
  return passages
    .filter((passage, index) => !repeatsTags(passages.slice(0, index), passage))
    .join('\n\n')
    .trim();
}

const tagsIn = (passage: string) =>
  /^#\S+(?:\s+#\S+)*$/.test(passage.trim()) ? passage.trim().toLowerCase().split(/\s+/) : null;

/** Hashtags that stood above already. */
function repeatsTags(above: readonly string[], passage: string): boolean {
  const tags = tagsIn(passage);
  return tags !== null && above.some((one) => tags.every((tag) => tagsIn(one)?.includes(tag)));
}

/** A heading for the same in another language, and the same below it. */
function isTranslation(passages: readonly string[], at: number): boolean {
  const [label = '', ...rest] = plain(passages[at] ?? '').split(/[:：]/);
  if (label.length > 40 || rest.length === 0 || !words.translation.test(label)) return false;
  const language = languageOf([...rest, ...passages.slice(at + 1)].join('\n'));
  return language !== null && language !== languageOf(passages.slice(0, at).join('\n'));
}

/** Hashtags without the word “Hashtags:” before them. */
const withoutTagLabel = (passage: string): string => {
  const [head = '', ...more] = passage.split(/(?<=[:：])[\s*_]*/);
  const rest = more.join('');
  return rest.startsWith('#') && /^\S+(?:\s+#\S+)*$/.test(rest.trim()) && words.hashtagLabel.test(plain(head))
    ? rest
    : passage;
};
