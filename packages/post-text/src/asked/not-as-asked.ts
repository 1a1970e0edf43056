import { splitRuns } from '../linkedin/runs.ts';
import { findUrls } from '../linkedin/urls.ts';
import { LANGUAGE_NAMES, languageIn, type Language } from '../text/language.ts';
import { sameMarks } from '../text/same-marks.ts';

type Use = 'like' | 'none' | 'few';

/** The parts of a request that rules can check in a text. */
export type Asked = {
  idea: string;
  length: 'auto' | 'short' | 'medium' | 'long';
  language: Language | 'auto';
  emoji: Use;
  hashtags: Use;
  callToAction: string;
  mustSay: readonly string[];
  never: readonly string[];
};

/** Something a text lacks or has too much of. */
export type NotAsAsked = {
  kind:
    | 'language'
    | 'too-long'
    | 'too-short'
    | 'never'
    | 'must-say'
    | 'call-to-action'
    | 'emoji'
    | 'hashtags';
  /** For the author: what was asked, and what the text has. */
  message: string;
  /** For a model that is to write it again. Without the author's words, which are no instruction there. */
  fault: string;
  /** How grave it is; 0 for what is no reason to write a text again. */
  weight: number;
};

/** Signs that are shown as pictures, and not © or ✔. */
const EMOJI_RUNS =
  /[0-9#*]\ufe0f\u20e3|\p{Regional_Indicator}{2}|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)[\p{Emoji_Modifier}\ufe0f]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*)*/gu;

/** Characters; the same figures stand in the request to a model. */
const LENGTHS = { short: [300, 550], medium: [500, 1_400], long: [1_200, 2_800] } as const;
/** Few writers count; a little over is what was asked. */
const TOLERATED = 1.1;
/** From here on a text is far from what was asked. */
const FAR = 1.25;
const FEW_EMOJI = 3;
const FEW_HASHTAGS = 3;

/** A request that names a length itself. */
const NAMES_LENGTH =
  /\d\s*(?:words?|characters?|chars?|wörter|worte|zeichen|palabras|caracteres|mots|caractères|शब्द|अक्षर|parole|caratteri|woorden|tekens|palavras)/iu;

const read = (text: string) => sameMarks(text).toLowerCase().replace(/\s+/g, ' ');
const ordinal = (index: number) => `number ${index + 1}`;
const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A word or phrase of its own, with the ending of a plural or case. Claims of more words are said in other ones, too. */
function holdsWords(text: string, words: string): boolean {
  const phrase = read(words).trim();
  if (phrase === '' || phrase.split(' ').length > 4) return false;
  const ending = phrase.length >= 4 ? '\\p{L}{0,2}' : '';
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped(phrase)}${ending}(?![\\p{L}\\p{M}\\p{N}])`, 'u').test(
    read(text),
  );
}

/** The share of a point's words and figures that a text has, by their beginnings. Null when the point has none to look for. */
function shareOf(text: string, point: string): number | null {
  const urls = findUrls(point);
  if (urls.length > 0) return urls.every(({ start, end }) => text.includes(point.slice(start, end))) ? 1 : 0;
  const own = read(text);
  const words = read(point).match(/\p{N}[\p{N}.,]*|\p{L}[\p{L}\p{M}]{3,}/gu) ?? [];
  if (words.length === 0) return null;
  return (
    words.filter((word) => own.includes(/^\p{L}/u.test(word) ? word.slice(0, 5) : word)).length / words.length
  );
}

function lengthOf(text: string, { length, idea }: Asked): NotAsAsked[] {
  if (length === 'auto' || NAMES_LENGTH.test(idea)) return [];
  const [least, most] = LENGTHS[length];
  const has = text.length;
  const count = has.toLocaleString('en');
  if (has > most * TOLERATED) {
    const limit = most.toLocaleString('en');
    return [
      {
        kind: 'too-long',
        message: `You asked for at most ${limit} characters; this has ${count}.`,
        fault: `It had ${count} characters. At most ${limit} are allowed: leave out what matters least.`,
        weight: has > most * FAR ? 4 : 0,
      },
    ];
  }
  if (has * TOLERATED >= least) return [];
  const wanted = least.toLocaleString('en');
  const message = `You asked for at least ${wanted} characters; this has ${count}.`;
  // Asking again would bring invented words where the notes hold no more.
  return [{ kind: 'too-short', message, fault: '', weight: 0 }];
}

function pointsOf(text: string, { mustSay, callToAction }: Asked): NotAsAsked[] {
  const language = languageIn(text);
  const inAnother = (point: string) => {
    const own = languageIn(point) ?? languageIn([...mustSay, callToAction].join(' '));
    return language !== null && own !== null && own !== language;
  };
  const points = [
    ...mustSay.map((point, index) => {
      const fault = `It did not make ${ordinal(index)} of the points it must make.`;
      return { point, kind: 'must-say' as const, fault, weight: 2 };
    }),
    {
      point: callToAction,
      kind: 'call-to-action' as const,
      fault: 'It did not end with what the last line is to ask.',
      weight: 1,
    },
  ];
  return points.flatMap(({ point, kind, fault, weight }) => {
    const share = point.trim() === '' || inAnother(point) ? null : shareOf(text, point);
    if (share === null || share >= 1 / 3) return [];
    const message =
      kind === 'must-say'
        ? `You asked it to say “${point.trim()}”. It does not seem to.`
        : `You asked for the call to action “${point.trim()}”. It does not seem to be there.`;
    return [{ kind, message, fault, weight: share === 0 ? weight : 0 }];
  });
}

function marksOf(text: string, { emoji, hashtags, idea }: Asked): NotAsAsked[] {
  const emojis = text.match(EMOJI_RUNS)?.length ?? 0;
  const tags = splitRuns(text).filter((run) => run.kind === 'hashtag').length;
  const found: NotAsAsked[] = [];
  const note = (kind: 'emoji' | 'hashtags', message: string) =>
    found.push({ kind, message, fault: '', weight: 0 });
  const names = (word: string) => read(idea).includes(word);
  if (emoji === 'few' && emojis > FEW_EMOJI && !names('emoji'))
    note('emoji', `You asked for a few emoji; this has ${emojis}.`);
  if (hashtags === 'few' && tags > FEW_HASHTAGS && !names('hashtag'))
    note('hashtags', `You asked for two or three hashtags; this has ${tags}.`);
  if (hashtags === 'few' && tags === 0)
    note('hashtags', 'You asked for two or three hashtags; this has none.');
  return found;
}

/** The parts of a request that a text certainly breaks, gravest first. */
export function notAsAsked(text: string, asked: Asked): NotAsAsked[] {
  const found: NotAsAsked[] = [];
  const language = asked.language === 'auto' ? null : languageIn(text);
  if (language !== null && asked.language !== 'auto' && language !== asked.language) {
    const [wanted, has] = [LANGUAGE_NAMES[asked.language], LANGUAGE_NAMES[language]];
    const message = `You asked for ${wanted}; this is in ${has}.`;
    found.push({ kind: 'language', message, fault: `It was in ${has}. Write it in ${wanted}.`, weight: 8 });
  }
  for (const [index, words] of asked.never.entries()) {
    if (!holdsWords(text, words)) continue;
    const message = `You asked to leave out “${words.trim()}”. It is in the text.`;
    found.push({
      kind: 'never',
      message,
      fault: `It had ${ordinal(index)} of the words and claims to leave out.`,
      weight: 4,
    });
  }
  found.push(...lengthOf(text, asked), ...pointsOf(text, asked), ...marksOf(text, asked));
  return found.toSorted((a, b) => b.weight - a.weight);
}

const TAG = '#[\\p{L}\\p{N}\\p{M}_]+[\\s,]*';
const LINE_OF_TAGS = new RegExp(`^\\s*(?:${TAG})+$`, 'u');
/** Hashtags after a sentence, or several after other words. A single one can be a word of its sentence. */
const TAGS_AT_END = new RegExp(
  `(?<=[.!?…)"”’»\\ufe0f\\p{Extended_Pictographic}])\\s+(?:${TAG})+$|\\s(?:${TAG}){2,}$`,
  'u',
);

/** A text without the emoji and hashtags that were not to be in it. */
export function withoutUnasked(
  text: string,
  { emoji, hashtags, idea }: Pick<Asked, 'emoji' | 'hashtags' | 'idea'>,
): string {
  const names = (word: string) => read(idea).includes(word);
  let plain = text;
  if (emoji === 'none' && !names('emoji')) plain = plain.replace(EMOJI_RUNS, '');
  if (hashtags === 'none' && !names('hashtag')) {
    const lines = plain
      .split('\n')
      .filter((line) => !LINE_OF_TAGS.test(line))
      .map((line) => line.replace(TAGS_AT_END, ''));
    plain = splitRuns(lines.join('\n'))
      .map((run) => (run.kind === 'hashtag' ? run.text.slice(1) : run.text))
      .join('');
  }
  if (plain === text) return text;
  return plain
    .split('\n')
    .map((line) =>
      line
        .replace(/[^\S\n]{2,}/g, ' ')
        .replace(/ ([.,!?;:])/g, '$1')
        .trim(),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
