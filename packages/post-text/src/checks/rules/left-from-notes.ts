import { mayBeForWriter, speaksOfPost } from '../../writer/clean/of-post.ts';
import { withoutWithdrawn } from '../../writer/clean/self-corrections.ts';
import type { Remark, Rule } from '../finding.ts';
import { cutFix } from '../fix.ts';
import { quote, type Part, type Post } from '../post.ts';

type Span = Pick<Part, 'start' | 'end'>;

/** Sounds of somebody who thinks aloud, with the commas around them. */
const SOUND = 'u+m+|u+h+m*|e+r+m|ä+h+m*|öh+m*|euh+|hm{2,}';
const SOUNDS = new RegExp(`(?<![\\p{L}\\p{N}’'-])(?:${SOUND})(?![\\p{L}\\p{N}’'-])`, 'giu');
/** 'we, we went', 'by, by five': 'no, no' and 'very, very' are meant, and 'so was I, I said' is no stutter. */
const STUTTERS = [
  /(?<=^|[.!?,;:–—\n]\s*|(?<!\p{L})(?:and|but|so|because|that|und|et|y) )(i|we|he|she|they|it|there|and|but|i never|we never|ich|wir|und|je|nous|et|yo)(?:, | ?\.\.\. |… )(?=\1[\s’'])/giu,
  /(?<![\p{L}\p{N}’'-])(by|to|the|an?|of|with|for|from|my|our|mit)(?:, | ?\.\.\. |… )(?=\1[\s’'])/giu,
];
/** Heads of messages and what stands for a file in an exported chat. */
const WRAPPINGS = [
  /\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)?\]?(?: ?[-–] ?| )(?:[\p{L}\p{M}.’' ]{1,40}(?::|(?=\.?\s*$)))?/gimu,
  /<?(?:media|image|photo|video|audio|sticker|gif|document) omitted>?\.?|<?medien ausgeschlossen>?\.?|this message was deleted\.?|<?multimedia omitido>?\.?|<?médias omis>?\.?/giu,
  /(?:sent|gesendet|envoyé|enviado) (?:from|von|de|desde) (?:my|meinem?|mon|mi) (?:iphone|ipad|android|phone|mobile|handy|téléphone|móvil)\.?/giu,
];
/** What stands where words were to follow. */
const UNSAID =
  /(?<!\p{L})(?:blah(?:[, -]*blah)+|bla(?:[, -]*bla)+|yadda(?:[, ]*yadda)+|lorem ipsum|something something)(?!\p{L})/giu;
/** Names a part of the post that is not written, or a change that was not made. */
const PARTS =
  /^(?:edit|cta|hook|title idea|headline|angle|intro|outro|ending|thema|titel|fazit)\s*(?::[^\S\n]+\S|\?+)/iu;
/** 'in 2018 (2017?)', '41 (??)' */
const DOUBTED = /\((?:~|ca\.? |approx\.? |or |maybe )*(?:[$€£]?\d[\d.,]*[%km]? ?\?+|\?{2,})\)/giu;
/** 'The guy who.' */
const NO_END =
  /(?<=(?:^|[\s“"])(?:the|an?|one|those|people|someone|somebody) (?:\p{L}+ ){0,2})(?:who|whose|which)(?=[.!]?[^\S\n]*(?:\n|$))|(?<= )(?:a|my|our|your)(?=[.!][^\S\n]*(?:\n|$))/gu;

const inQuotes = (text: string, { start }: Span): boolean =>
  (text.slice(text.lastIndexOf('\n', start) + 1, start).match(/["“”„]/g)?.length ?? 0) % 2 === 1;
const at = ({ index, 0: said }: RegExpExecArray): Span => ({ start: index, end: index + said.length });
const finds = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(at).filter((span) => !inQuotes(text, span));

/** The sign between words that stood around what goes, once. */
function soundFix(text: string, { start, end }: Span, label: string) {
  const before = /[,–—-]? *$/u.exec(text.slice(Math.max(0, start - 3), start))?.[0] ?? '';
  const after = /^(?:,|\.{3}|…)? */u.exec(text.slice(end, end + 4))?.[0] ?? '';
  const opens = start === 0 || /[\n.!?]\s*$/u.test(text.slice(Math.max(0, start - 4), start));
  if (opens) return cutFix(text, start, end + after.length, label);
  const joint =
    /[,]/.test(before) && /[,]/.test(after) && /^[\p{L}\d]/u.test(text.slice(end + after.length)) ? ' ' : '';
  const kept = joint || (before.trim() !== '' && after.trim() === '' ? `${before.trim()} ` : ' ');
  const rest = text.slice(end + after.length);
  const replacement = /^[.,!?;:\n]|^$/u.test(rest) ? '' : kept;
  return { start: start - before.length, end: end + after.length, replacement, label };
}

const cut = (text: string, span: Span, why: string): Remark => ({
  ...span,
  message: `${quote(text.slice(span.start, span.end))} ${why}`,
  fix: cutFix(text, span.start, span.end, 'Take it out'),
});

/** A word without which nothing is taken back, and as long as a sentence is in which somebody does. */
const MAY_TAKE_BACK =
  /(?<!\p{L})(?:wait|scratch|strike|sorry|i mean|i meant|correction|actually|nein|nee|quatsch|ich meinte|perdón|perdona|espera|digo|pardon|attends|scusa|aspetta|desculpa)(?!\p{L})/iu;
const LONGEST = 600;

/** 'from 11, no wait, from 12': the sentence as it was meant where that is sure. */
function takenBack({ sentences }: Post): Remark[] {
  return sentences.flatMap(({ text: said, start, end }): Remark[] => {
    if (said.length > LONGEST || !MAY_TAKE_BACK.test(said)) return [];
    const { text: meant, unsure } = withoutWithdrawn(said);
    // 'I told him: no, wait.'
    const words = unsure.find((one) => !/[:"“„]\s*$/.test(said.slice(0, said.indexOf(one))));
    if (meant === said && words === undefined) return [];
    const message =
      meant === said
        ? `${quote(words ?? said)} takes back what stands before it. Keep the one that holds.`
        : `${quote(said)} takes something back. Keep what holds.`;
    return [
      {
        start,
        end,
        message,
        ...(meant !== said && { fix: { start, end, replacement: meant, label: 'Keep what holds' } }),
      },
    ];
  });
}

/** Sentences that name a part not written, and, where other `leftovers` stand, those that ask something of whoever writes the post: alone they are put to readers. */
function toTheWriter({ text, sentences, lines }: Post, leftovers: boolean): Remark[] {
  const parts = lines.filter((line) => PARTS.test(line.text));
  const wholeLines = new Set(lines.map((line) => line.start + line.text.search(/\S/)));
  const others = !leftovers
    ? []
    : sentences.filter((one, index) => {
        const said = one.text.replace(/[.!]+$/, '');
        const place = {
          before: index,
          behind: sentences.length - 1 - index,
          ownLine: wholeLines.has(one.start) && /^[^\S\n]*(?:\n|$)/.test(text.slice(one.end, one.end + 9)),
          bracketed: false,
          beside: false,
        };
        const isPart = parts.some(({ start, end }) => one.start >= start && one.end <= end);
        return !isPart && (speaksOfPost(said, place) || mayBeForWriter(said, place));
      });
  return [...parts, ...others].map((one) =>
    cut(text, one, 'reads as said to whoever writes this. Take it out if it is not for readers.'),
  );
}

/** What rough notes leave in a post: sounds, stutters, words taken back, what is said to the writer, heads of messages, what is not written yet. */
export const leftFromNotes: Rule = {
  id: 'left-from-notes',
  group: 'reading',
  severity: 'warn',
  find: (post) => {
    const { text } = post;
    // 'um' is a word in German and Portuguese.
    const aloud =
      post.language === 'en'
        ? finds(text, SOUNDS)
        : finds(text, SOUNDS).filter(
            ({ start, end }) => end - start > 2 || !/^um$/i.test(text.slice(start, end)),
          );
    const sounds = aloud.map((span) => ({
      ...span,
      message: `${quote(text.slice(span.start, span.end))} is a sound of speaking. Take it out.`,
      fix: soundFix(text, span, 'Take it out'),
    }));
    const stutters = STUTTERS.flatMap((pattern) => finds(text, pattern)).map(({ start, end }) => {
      const word = /^[\p{L} ’']+/u.exec(text.slice(start, end))?.[0] ?? '';
      const fix = {
        start: start + word.length,
        end: end + word.length,
        replacement: '',
        label: 'Say it once',
      };
      return { start, end, message: `${quote(word)} is said twice. Once is enough.`, fix };
    });
    const found = [
      ...sounds,
      ...stutters,
      ...takenBack(post),
      ...WRAPPINGS.flatMap((pattern) =>
        finds(text, pattern).map((span) =>
          cut(text, span, 'belongs to a message or a chat and not to a post.'),
        ),
      ),
      ...finds(text, UNSAID).map((span) => ({
        ...span,
        message: `${quote(text.slice(span.start, span.end))} stands where something was to be said. Say it, or end before it.`,
      })),
      ...finds(text, DOUBTED).map(({ start, end }) => {
        const spaced = text.charAt(start - 1) === ' ' && text.charAt(end) !== ' ';
        const span = { start: spaced ? start - 1 : start, end };
        return cut(text, span, 'is still in doubt. Look it up, then keep one of them.');
      }),
      ...finds(text, NO_END).map((span) => ({
        ...span,
        message: `The sentence stops at ${quote(text.slice(span.start, span.end))}. Say what comes next.`,
      })),
    ];
    return [...found, ...toTheWriter(post, found.length > 0)].toSorted(
      (a, b) => a.start - b.start || b.end - a.end,
    );
  },
};
