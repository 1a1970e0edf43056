import type { Reading, Stretch } from './passages.ts';

interface Cue {
  /** Seconds from the beginning; null where the text gives none. */
  at: number | null;
  speaker: string;
  text: string;
}

const clock = String.raw`(?:(\d{1,3}):)?([0-5]?\d):([0-5]\d)(?:[.,]\d{1,3})?`;
const cueTimes = new RegExp(`^${clock}\\s*-->\\s*(?:\\d|:)`);
/** A line that begins with, or is, a time: '0:12', '[00:12:03]', '(1:02:03)'. */
const leadingTime = new RegExp(`^[[(]?${clock}[\\])]?(?:\\s*[-–—:|]\\s*|\\s+|$)`);
/** 'Priya Sharma 0:12' or 'Priya Sharma (00:12)' on a line of its own, as meetings are written down. */
const speakerThenTime = new RegExp(`^(\\p{Lu}[\\p{L}\\p{M}'’. -]{1,60}?)\\s+[[(]?${clock}[\\])]?$`, 'u');
const speakerLead =
  /^(?:>>\s*)?(\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*){0,3}|Speaker \d{1,2}|[A-Z]{2,}(?: [A-Z]{2,}){0,2}):\s+(?=\S)/u;
const noSpeakers = new Set(
  'note notes summary agenda action actions question answer http https re subject todo example warning important'.split(
    ' ',
  ),
);

const secondsOf = (hours: string | undefined, minutes: string | undefined, seconds: string | undefined) =>
  Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);

function timeWords(at: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(at / 3600);
  const rest = `${two(Math.floor(at / 60) % 60)}:${two(at % 60)}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
}

/** Whether a text without a name for its kind is a transcript: every second line or more has a time. */
export function isTranscript(text: string): boolean {
  const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const timed = lines.filter((line) => leadingTime.test(line) || speakerThenTime.test(line));
  return cueTimesIn(text) || (timed.length >= 3 && timed.length * 2 >= lines.length);
}

function cueTimesIn(text: string): boolean {
  return text.split('\n').some((line) => cueTimes.test(line.trim()));
}

/** A transcript in any of the usual shapes: WebVTT, SRT, or pasted with times and names. */
export function readTranscript(source: string): Reading {
  const text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const cues = cueTimesIn(text) ? readCues(text) : readPasted(text);
  return { title: '', stretches: gather(punctuated(cues)), pages: null };
}

function unescape(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&nbsp;/g, ' ')
    .replace(/&(?:l|r)rm;/g, '')
    .replace(/&amp;/g, '&');
}

/** Cues of WebVTT and SRT; notes, styles, numbers and markup are left out. */
function readCues(text: string): Cue[] {
  const cues: Cue[] = [];
  for (const block of text.split(/\n[^\S\n]*\n/)) {
    const lines = block.split('\n').map((line) => line.trim());
    const timeLine = lines.findIndex((line) => cueTimes.test(line));
    if (timeLine < 0 || /^(?:NOTE|STYLE|REGION)\b/.test(lines[0] ?? '')) continue;
    const match = new RegExp(`^${clock}`).exec(lines[timeLine] ?? '');
    const at = secondsOf(match?.[1], match?.[2], match?.[3]);
    for (const line of lines.slice(timeLine + 1)) {
      const voice = /<v(?:\.[^\s>]+)?\s+([^>]+)>/.exec(line)?.[1]?.trim() ?? '';
      const words = unescape(line.replace(/<[^>]*>/g, '').replace(/\{\\[^}]*\}/g, '')).trim();
      if (words !== '') cues.push({ at, ...spoken(words, voice) });
    }
  }
  return cues;
}

/** Lines with times and names among them, as they are copied from a video page or a meeting. */
function readPasted(text: string): Cue[] {
  const cues: Cue[] = [];
  let at: number | null = null;
  let speaker = '';
  for (const raw of text.split('\n')) {
    let line = raw.trim();
    if (line === '') continue;
    const named = speakerThenTime.exec(line);
    if (named !== null) {
      speaker = named[1]?.trim() ?? '';
      at = secondsOf(named[2], named[3], named[4]);
      continue;
    }
    const time = leadingTime.exec(line);
    if (time !== null) {
      at = secondsOf(time[1], time[2], time[3]);
      line = line.slice(time[0].length).trim();
      if (line === '') continue;
    }
    const cue = spoken(line, '');
    if (cue.speaker !== '') speaker = cue.speaker;
    cues.push({ at, speaker, text: cue.text });
  }
  return cues;
}

function spoken(words: string, voice: string): { speaker: string; text: string } {
  const lead = speakerLead.exec(words);
  const name = lead?.[1] ?? '';
  if (voice !== '' || lead === null || noSpeakers.has(name.toLowerCase()))
    return { speaker: voice, text: words.replace(/^>>\s*/, '') };
  return { speaker: name, text: words.slice(lead[0].length) };
}

/** What is said to the viewers of a channel or the people in a call, and not about the subject. */
const patter =
  /\b(?:welcome (?:back )?to (?:the|my|our|another) (?:channel|video|show|podcast|episode)|(?:smash|hit) (?:that|the) (?:like|subscribe|bell)|like and subscribe|don['’]?t forget to (?:like|subscribe)|subscribe (?:to|for|below)|link (?:is )?in the description|can (?:you|everyone|everybody) (?:all )?(?:see|hear) (?:me|us|my screen|this))\b/i;
/** Words with which speech goes on in a sentence of its own. */
const begins =
  /^(?:(?:so|and|but|then|now|today|and then|and so) )?(?:i|we|they|he|she|you|it|there|nobody|everybody|people)\b|^(?:so|but|then|now|in|on|last|this|that|my|our)\b/i;
const fewestWords = 5;
/** Of fewer lines nothing is certain. */
const fewestCues = 4;

/** Captions that a machine wrote have no stops: each gets them where a line begins anew. The others stay as they are. */
function punctuated(cues: readonly Cue[]): Cue[] {
  const spoken = cues.filter(({ text }) => !patter.test(text) && !noise.test(text));
  if (
    spoken.length < fewestCues ||
    spoken.filter(({ text }) => /[.!?…]/.test(text)).length * 5 > spoken.length
  )
    return spoken;
  let words = 0;
  return spoken.map(({ text, ...cue }, index) => {
    const next = spoken[index + 1];
    const fresh = words === 0;
    words += text.split(/\s+/).length;
    const ends =
      next === undefined ||
      next.speaker !== cue.speaker ||
      (words >= fewestWords &&
        begins.test(next.text) &&
        !/\b(?:and|but|or|that|to|of|the|a|if|when|because|who|which)$/i.test(text));
    if (ends) words = 0;
    const said = fresh ? text.charAt(0).toLocaleUpperCase() + text.slice(1) : text;
    return { ...cue, text: ends && !/[.!?…]$/.test(said) ? `${said}.` : said };
  });
}

/** How much of one speaker stands in one stretch. */
const stretchUnits = 600;
/** What a recording says between words. */
const noise = /^(?:[[(](?:music|applause|laughter|inaudible|silence|crosstalk|musik|applaus)[\])]|♪+)$/i;

/** Cues of one speaker joined to readable stretches; captions that roll over and repeat a line say it once. */
function gather(cues: readonly Cue[]): Stretch[] {
  const stretches: (Stretch & { speaker: string })[] = [];
  let said = '';
  for (const { at, speaker, text } of cues) {
    if (noise.test(text) || text === said) continue;
    said = text;
    const last = stretches.at(-1);
    if (last !== undefined && last.speaker === speaker && last.text.length < stretchUnits) {
      last.text += ` ${text}`;
      continue;
    }
    const time = at === null ? '' : timeWords(at);
    stretches.push({
      speaker,
      label: [speaker, time].filter((part) => part !== '').join(', '),
      text: speaker === '' || last?.speaker === speaker ? text : `${speaker}: ${text}`,
    });
  }
  return stretches;
}
