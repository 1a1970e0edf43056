import { withCall } from './closing.ts';
import type { Variant, WriteBrief, Written } from '../brief.ts';
import { findPlaceholders, stripBrackets } from '../clean/markup.ts';
import { capitalise } from '../clean/sentence.ts';
import { LENGTH_RANGE } from '../length.ts';
import { WHAT_HAPPENED } from '../asking.ts';
import { askTopic } from '../questions/short-ideas.ts';
import { moreToTell } from '../missing.ts';
import { findUnready } from '../unready.ts';
import { pickOpening } from './neutral-openings.ts';
import type { Line } from './neutral-openings.ts';
import { takeTrimmings, unfoldNumbers } from '../parse/blocks.ts';
import type { Span } from '../../linkedin/urls.ts';
import { findSentences } from '../../text/sentences.ts';

type Notes = { notes: string; dropped: readonly string[]; language: string };

/** Shapes notes in a language the rules do not know: clean sentences, short paragraphs, an opening of the person's own. No word is added or changed. */
export function composeNeutral(brief: WriteBrief, notes: Notes, variant: Variant): Written {
  const { text, trimmings } = takeTrimmings(notes.notes);
  const lines = readLines(unfoldNumbers(text));
  const points = (brief.mustSay ?? [])
    .map((point) => close(point))
    .filter(
      (point) =>
        point !== '' && !notes.notes.toLowerCase().includes(point.toLowerCase().replace(/[.!?]$/, '')),
    );
  const call = brief.callToAction?.trim() ? [close(brief.callToAction)] : [];
  const kept = fit(lines, LENGTH_RANGE[brief.length ?? 'auto'].most - [...points, ...call].join('').length);
  const { opening, taken } = pickOpening(kept, variant);
  const rest = kept.filter((line) => !taken.includes(line));
  const paragraphs = withCall(
    [...(opening === '' ? [] : [opening]), ...lay(rest, variant), ...points],
    call[0] ?? '',
  );
  const tail = [
    ...(trimmings.links.length > 0 ? [trimmings.links.join('\n')] : []),
    ...(trimmings.hashtags.length > 0 ? [trimmings.hashtags.slice(0, 5).join(' ')] : []),
  ];
  const written = [...paragraphs, ...tail].join('\n\n');
  const left = lines.length - kept.length;
  const missing = [
    ...(lines.length < 3 ? askOf(lines, notes.language) : []),
    ...(brief.goal === undefined || brief.goal === 'none' || call.length > 0 || lines.length < 3
      ? []
      : ['How it should end: what would you like readers to answer or do?']),
    ...notes.dropped.map((word) => `A sentence was left out: it holds ‘${word}’, which you never want said`),
    ...(left > 0
      ? [`${left === 1 ? 'One thought was' : `${left} thoughts were`} left out to keep to the length`]
      : []),
    ...findUnready(notes.notes, false),
    ...(notes.language === 'de' && isSmall(notes.notes)
      ? ['Your notes are in small letters: sentences begin large, and all else is spelt as you typed it']
      : []),
    ...moreToTell(brief.length, written),
  ];
  return { text: brief.openingOnly ? (paragraphs[0] ?? '') : written, missing };
}

const LONGEST_TOPIC = 3;

/** A word or two name what it is about, in whatever language. */
function askOf(lines: readonly Line[], language: string): readonly string[] {
  const [{ text } = { text: '' }] = lines;
  const topic = text.replace(/[.!?…]+$/, '');
  return lines.length === 1 && topic !== '' && topic.split(' ').length <= LONGEST_TOPIC
    ? askTopic(topic)
    : (ASKED_IN[language] ?? [WHAT_HAPPENED, 'What should others know about it?']);
}

/** What happened, and what others should know of it. */
const ASKED_IN: Readonly<Record<string, readonly string[]>> = {
  de: ['Was ist genau passiert?', 'Was sollen andere davon wissen?'],
  fr: ['Que s’est-il passé exactement ?', 'Que doivent en retenir les autres ?'],
  es: ['¿Qué pasó exactamente?', '¿Qué deberían saber los demás?'],
  pt: ['O que aconteceu exatamente?', 'O que os outros deveriam saber?'],
  it: ['Che cosa è successo esattamente?', 'Che cosa dovrebbero sapere gli altri?'],
};

const FEWEST_SMALL = 6;
/** A name among so many words begins large in small letters too. */
const MOST_LARGE = 15;

/** Whether hardly a word inside a sentence begins large, where German has to have some. */
function isSmall(text: string): boolean {
  const inside = text.match(/(?<=[\p{L}\p{N},%] )\p{L}{2,}/gu) ?? [];
  const large = inside.filter((word) => /^\p{Lu}/u.test(word));
  return inside.length >= FEWEST_SMALL && large.length * MOST_LARGE <= inside.length;
}

function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let paragraph = 0;
  for (const raw of text.split('\n')) {
    if (raw.trim() === '') paragraph += 1;
    const item = /^\s*(?:[-–—•*▪]\s+|[✅👉🔹]\s*|\d{1,2}[.)]\s+)(?=\S)/u.exec(raw);
    const body = stripBrackets(
      (item ? raw.slice(item[0].length) : raw).replace(/\s*(?:->|=>)\s*/g, ' → ').replace(/\s+/g, ' '),
    );
    if (item) lines.push({ text: capitalise(body.trim()), item: true, paragraph });
    else
      for (const span of spansOf(body))
        if (findPlaceholders(body).length === 0)
          lines.push({ text: close(body.slice(span.start, span.end)), item: false, paragraph });
  }
  const seen = new Set<string>();
  return lines.filter(
    (line) => /[\p{L}\p{N}]/u.test(line.text) && !seen.has(line.text) && seen.add(line.text),
  );
}

/** The sentences of a line; what somebody is quoted with is one, and the question it answers with it. */
function spansOf(body: string): Span[] {
  const spans = findSentences(body);
  if (!/\p{L}: “[^„“”]+”/u.test(body)) return spans;
  const whole: Span[] = [];
  for (const span of spans) {
    const last = whole.at(-1);
    const before = last === undefined ? '' : body.slice(last.start, last.end);
    const isOpen = before.lastIndexOf('“') > before.lastIndexOf('”');
    const answers = before.endsWith('?') && /^\p{Lu}[\p{L} .'’]{0,40}: “/u.test(body.slice(span.start));
    if (last !== undefined && (isOpen || answers)) last.end = span.end;
    else whole.push({ ...span });
  }
  return whole;
}

/** A sentence with its capital and an end; scripts with a stop of their own keep it. */
function close(raw: string): string {
  const text = capitalise(raw.trim().replace(/([!?])(?:\s*[!?])+/g, '$1'));
  if (text === '' || /[.!?:…।。！？]["'”’»)\]]*$/u.test(text) || !/[\p{L}\p{N}%]$/u.test(text)) return text;
  if (/\p{Script=Devanagari}/u.test(text)) return `${text}।`;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? `${text}。` : `${text}.`;
}

function lay(lines: readonly Line[], variant: Variant): string[] {
  const most = variant === 0 ? 2 : variant === 1 ? 1 : 3;
  const paragraphs: string[] = [];
  let run: Line[] = [];
  const flush = () => {
    if (run.length > 0)
      paragraphs.push(run[0]?.item ? run.map((line) => `– ${line.text}`).join('\n') : joined(run));
    run = [];
  };
  for (const line of lines) {
    const before = run.at(-1);
    const full =
      before !== undefined &&
      !line.item &&
      (run.length >= most || joined(run).length + line.text.length > 260);
    if (before && (before.item !== line.item || full || (!line.item && before.paragraph !== line.paragraph)))
      flush();
    run.push(line);
  }
  flush();
  return paragraphs;
}

function joined(run: readonly Line[]): string {
  const wide = run.some((line) => /[。！？]$/.test(line.text));
  return run.map((line) => line.text).join(wide ? '' : ' ');
}

function fit(lines: readonly Line[], most: number): Line[] {
  const kept: Line[] = [];
  let total = 0;
  for (const line of lines) {
    total += line.text.length + 2;
    if (total > most && kept.length > 0) break;
    kept.push(line);
  }
  return kept;
}
