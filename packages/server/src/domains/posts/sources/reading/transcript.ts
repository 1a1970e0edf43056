import type { Reading, Stretch } from './passages.ts';
import { speakerName } from './speaker-names.ts';
import {
  areNames,
  hasHeads,
  nameAlone,
  namesIn,
  readLines,
  secondsOf,
  spoken,
  type Cue,
} from './transcript-lines.ts';

const clock = String.raw`(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d(?:[.,]\d{1,7})?)`;
/** "00:00:01.000 --> 00:00:04.000", Teams: "0:0:1.0 --> 0:0:4.0", YouTube: "0:00:01.000,0:00:04.000". */
const cueTimes = new RegExp(`^${clock}\\s*(?:-->|(?<=\\.\\d{3}),(?=\\d+:))\\s*(?:${clock})?(?=\\s|$|\\d|:)`);
/** A cue's times that are malformed, such as "00:0x:04 --> 00:00:07.000". */
const brokenTimes = /^(?=[^>]*\d)[\w:.,;]{1,16}\s*-->\s*[\w:.,;]{0,16}(?:\s|$)/;
/** The header of a WebVTT file, and the blocks in it that are meant for programs. */
const fileHead = /^\s*WEBVTT[^\S\n]*(?:-[^\n]*)?(?=\n|$)(?:\n(?:Kind|Language|X-[\w-]+)[^\S\n]*[:=][^\n]*)*/;
const fileNotes = /^(?:NOTE|STYLE|REGION)(?=\s|$)[^\n]*(?:\n[^\n]+)*/gm;
/** The identifier above a cue: a number or a generated id. */
const cueName = /^(?:\d{1,6}|[\da-f]{8}-[\da-f-]{20,}\S*)$/i;

function timeWords(seconds: number): string {
  const at = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(at / 3600);
  const rest = `${two(Math.floor(at / 60) % 60)}:${two(at % 60)}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
}

/** True when a text of unknown kind is a transcript: it has cues, or times and names at the start of its lines. */
export function isTranscript(text: string): boolean {
  return cueTimesIn(text) || hasHeads(text);
}

function cueTimesIn(text: string): boolean {
  const isFile = fileHead.test(text);
  return text
    .split('\n')
    .some((line) => cueTimes.test(line.trim()) || (isFile && brokenTimes.test(line.trim())));
}

/** Reads a transcript in any common format: WebVTT, SRT, or pasted with times and names. */
export function readTranscript(source: string): Reading {
  const text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const { title, cues } = cueTimesIn(text)
    ? { title: '', cues: readCues(text) }
    : readLines(withoutHead(text));
  const speakers = new Set(cues.map(({ speaker }) => speaker));
  // A single speaker with a generated number has no name.
  const named = speakers.size > 1 || !/^Speaker \d+$/.test([...speakers].join(''));
  const heard = cues
    .map((cue) => (named ? cue : { ...cue, speaker: '' }))
    .map((cue) => ({ ...cue, text: withoutNoise(cue.text) }))
    .filter((cue) => cue.text !== '');
  return { title, stretches: gather(heard), pages: null };
}

const withoutHead = (text: string) =>
  fileHead.test(text) ? text.replace(fileHead, '').replace(fileNotes, '') : text;

function unescape(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&nbsp;/g, ' ')
    .replace(/&(?:l|r)rm;/g, '')
    .replace(/&amp;/g, '&');
}

interface Block {
  at: number | null;
  lines: string[];
}

/**
 * The lines below each line of times. In WebVTT an empty line ends a cue. In other formats programs put them between
 * all lines.
 */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  const strict = /^WEBVTT\b/.test(text.trimStart());
  let open: Block | null = null;
  let last = '';
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const times = cueTimes.exec(line);
    if (times !== null) {
      if (open !== null && last !== '' && cueName.test(last)) open.lines.pop();
      open = { at: secondsOf(times[1], times[2], times[3]), lines: [] };
      blocks.push(open);
    } else if (brokenTimes.test(line)) {
      if (open !== null && last !== '' && cueName.test(last)) open.lines.pop();
      open = { at: null, lines: [] };
      blocks.push(open);
    } else if (line === '') {
      if (strict && open !== null && open.lines.length > 0) open = null;
    } else if (last === '' && /^(?:NOTE|STYLE|REGION)\b/.test(line)) open = null;
    else open?.lines.push(line);
    if (line !== '' || strict) last = line;
  }
  return blocks;
}

/** Reads cues of WebVTT, SRT and Teams. Notes, styles, numbers and markup are left out. */
function readCues(text: string): Cue[] {
  const blocks = blocksOf(text);
  const bare = (line: string) => unescape(line.replace(/<[^>]*>/g, '').replace(/\{\\[^}]*\}/g, '')).trim();
  const names = namesIn(blocks.flatMap(({ lines }) => lines.map(bare)));
  // Teams puts the speaker on a separate line.
  const named = areNames(
    blocks.flatMap(({ lines: [first = '', second] }) => (second === undefined ? [] : [first])),
  );
  const cues: Cue[] = [];
  let lead = '';
  for (const { at, lines } of blocks) {
    let speaker = named && lines.length > 1 ? nameAlone(lines[0] ?? '') : '';
    for (const line of speaker === '' ? lines : lines.slice(1)) {
      const voice = /<v(?:\.[^\s>]+)?\s+([^>]+)>/.exec(line)?.[1]?.trim() ?? '';
      if (voice !== '') speaker = speakerName(voice) || voice;
      const said = spoken(bare(line), names);
      if (said.speaker !== '') lead = said.speaker;
      if (said.text !== '') cues.push({ at, speaker: speaker || lead, text: said.text });
    }
  }
  return cues;
}

/** A line that is only a label, such as `[Music]`, musical notes, and times that a program set within the speech. */
const noise = /^\[[^\]]{0,40}\]$|♪+|[[(](?:\p{L}+ )?(?:\d{1,3}:)?[0-5]?\d:[0-5]\d(?:[.,]\d{1,3})?[\])]/gu;

const withoutNoise = (text: string) =>
  text
    .replace(noise, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,!?;:])/g, '')
    .trim();

/** The length at which the text of one speaker starts a new part. */
const stretchUnits = 600;

/** Joins the cues of one speaker into readable parts. Lines repeated by rolling captions are kept once. */
function gather(cues: readonly Cue[]): Stretch[] {
  const stretches: (Stretch & { speaker: string })[] = [];
  let said = '';
  for (const { at, speaker, text } of cues) {
    if (text === said) continue;
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
