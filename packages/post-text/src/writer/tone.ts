import { FULL_FORMS } from './clean/tables.ts';
import { finishSentence } from './clean/sentence.ts';
import type { Tone } from './brief.ts';
import type { Rhythm } from './compose/layout.ts';

const HEDGES =
  /(?<![\p{L}'’])(?:maybe|perhaps|probably|possibly|kind of|sort of|kinda|a bit|really|basically|actually|simply|just|honestly|in my opinion|i guess)(?![\p{L}'’-])/giu;
const PRAISE =
  /(?<![\p{L}'’])(?:very|really|so so|super|extremely|incredibly|absolutely|totally|amazingly)(?![\p{L}'’-])(?= \p{L})/giu;
const EMOJI =
  /(?:[\p{Extended_Pictographic}\p{Regional_Indicator}](?<![\d#*©®™])[\ufe0f\u200d\p{Emoji_Modifier}]*)+/gu;
const SHORT_FORMS = new Map(
  [...FULL_FORMS]
    .filter(([short]) =>
      /^(?:don't|doesn't|didn't|isn't|aren't|wasn't|weren't|won't|can't|couldn't|i'm|i've|we're|we've)$/.test(
        short,
      ),
    )
    .map(([short, full]) => [full.toLowerCase(), short]),
);

/** Gives a sentence the asked tone by editing alone: hedges, stress, emoji and contractions go or come; no word of meaning is added. */
export function applyTone(text: string, tone: Tone | undefined): string {
  if (tone === 'bold') return finishSentence(tidy(withoutHedges(text)));
  if (tone === 'dry')
    return finishSentence(tidy(text.replace(PRAISE, '').replace(EMOJI, '').replace(/!+/g, '.')));
  if (tone === 'formal') return finishSentence(tidy(inFull(text.replace(EMOJI, '').replace(/!+/g, '.'))));
  if (tone === 'warm') return contracted(text);
  return text;
}

/** The rhythm a tone asks for, where it asks for one. */
export function toneRhythm(tone: Tone | undefined, rhythm: Rhythm): Rhythm {
  if (rhythm === 'own') return rhythm;
  if (tone === 'bold') return rhythm === 'full' ? 'pairs' : rhythm;
  if (tone === 'formal' || tone === 'warm') return rhythm === 'lines' ? 'pairs' : 'full';
  return rhythm;
}

function withoutHedges(text: string): string {
  const direct = text.replace(
    /^(?:(?:so|but|and) )?(?:i|we) (?:think|believe|feel|guess)(?: that)? (?=\p{L})/iu,
    '',
  );
  return direct.replace(HEDGES, (word, offset: number, whole: string) =>
    /["“][^"”]*$/.test(whole.slice(0, offset)) ? word : '',
  );
}

function inFull(text: string): string {
  return text.replace(
    /(?<![\p{L}])\p{L}+['’]\p{L}+(?!\p{L})(?! (?:been|got|had|become|taken|made|gone|done)\b)/gu,
    (word) => {
      const full = FULL_FORMS.get(word.toLowerCase().replace('’', "'"));
      if (full === undefined) return word;
      return /^\p{Lu}/u.test(word) ? full.charAt(0).toUpperCase() + full.slice(1) : full;
    },
  );
}

function contracted(text: string): string {
  return text.replace(
    /(?:\b(?:do|does|did|is|are|was|were|will|could) not\b|\bcannot\b|\bI am\b|\bwe are\b)(?= \p{L})/giu,
    (full) => {
      const short = SHORT_FORMS.get(full.toLowerCase())?.replace(/^i'/, "I'");
      return short === undefined
        ? full
        : /^\p{Lu}/u.test(full)
          ? short.charAt(0).toUpperCase() + short.slice(1)
          : short;
    },
  );
}

function tidy(text: string): string {
  return text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,!?;:])/g, '$1')
    .replace(/,\s*([.,])/g, '$1')
    .replace(/\.\.+/g, '.')
    .trim();
}
