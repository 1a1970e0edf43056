import { speakerName } from './speaker-names.ts';

/** Something said at a time by somebody. The time is in seconds, or null where the text has none. */
export interface Cue {
  at: number | null;
  speaker: string;
  text: string;
}

const clock = String.raw`(?:(\d{1,3}):)?([0-5]?\d):([0-5]\d)(?:[.,]\d{1,3})?`;
const halfDay = String.raw`(?: ?[AP]M\b|[ap]m\b)?`;
const range = String.raw`(?:\s*(?:-->|[-–→])\s*(?:\d{1,3}:)?[0-5]?\d:[0-5]\d(?:[.,]\d{1,3})?)?`;
/**
 * A time at the start of a line: "0:12", "[00:12:03]", "@1:02 - ", "5:03so we". After "[" or "(" it is certainly one.
 */
const leadingTime = new RegExp(
  `^@?([[(]?)${clock}${halfDay}${range}[\\])]?(?:\\s*[-–—:|]\\s*|\\s+|$|(?=[\\p{L}\\d"“‘(>♪]))`,
  'u',
);
const anyTime = new RegExp(`(?<![\\d:.,])${clock}${halfDay}(?![\\d:])`, 'u');
/** The accessible text of a time on a video page: "5 seconds", "1 minute, 5 seconds". */
const spokenTime =
  /^(?:(\d{1,2}) hours?(?:,? ?|$))?(?:(\d{1,2}) minutes?(?:,? ?|$))?(?:(\d{1,2}) seconds?)? */;
const nameLead = /^(?:>>\s*)?([^\s:*>][^:\n]{0,60}):\*{0,2}(?:\s+(?=\S)|$)/u;
/** The longest name before a time. */
const farthestTime = 72;
/** Text that a program adds around a transcript. */
const furniture =
  /^(?:transcript|transkript|transcripción|transcription|search (?:in video|transcript)|english \(auto-generated\)|sync to video time|\d{1,2}h \d{1,2}m(?: \d{1,2}s)?|\d{1,3}m \d{1,2}s|(?:meeting|transcription|recording|call) (?:started|ended|stopped|begins|ends)\b.*|.{1,60} (?:started|stopped) (?:the )?(?:transcription|recording|transcribing)\.?|transcribed by\b.*|this editable transcript was computer generated\b.*|people can also change the text after it was created\.?|(?:computer|auto-?)(?:-| )?generated (?:transcript|captions)\b.*)$/i;
/** The line after these is a list of names or keywords. */
const listHead =
  /^(?:attendees|invited(?: attendees)?|participants|teilnehmer(?:innen)?|speakers|summary keywords|keywords)(?::\s*(\S.*)?)?$/i;

export const secondsOf = (
  hours: string | undefined,
  minutes: string | undefined,
  seconds: string | undefined,
): number =>
  Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number((seconds ?? '0').replace(',', '.'));

/** Removes the accessible text of the time at the start of a line. */
function withoutSpokenTime(line: string, at: number | null): string {
  const [words = '', hours, minutes, seconds] = spokenTime.exec(line) ?? [];
  return words !== '' && secondsOf(hours, minutes, seconds) === at ? line.slice(words.length) : line;
}

/** The start of a line: a time, a name, or both. `said` is the rest. */
interface Head {
  at: number | null;
  speaker: string;
  said: string;
  /** True when it is unambiguous wherever it occurs. */
  sure: boolean;
}

function timedHead(line: string): Head | null {
  const time = leadingTime.exec(line);
  if (time === null) return null;
  const at = secondsOf(time[2], time[3], time[4]);
  const rest = withoutSpokenTime(line.slice(time[0].length), at).trim();
  const lead = nameLead.exec(rest);
  const speaker = speakerName(lead?.[1] ?? '');
  const said = speaker === '' ? rest : rest.slice(lead?.[0].length ?? 0);
  return { at, speaker, said, sure: time[1] !== '' || speaker !== '' || rest === '' };
}

/** "Mara Lindt   0:05", "[Mara Lindt] 00:00:05", "Mara (00:05): We …", "Mara [00:05] We …", "Mara: (00:05) We …" */
function namedHead(line: string): Head | null {
  const time = anyTime.exec(line.slice(0, farthestTime + 12));
  if (time === null || time.index === 0 || time.index > farthestTime) return null;
  const before = line.slice(0, time.index);
  const opened = /[[(]\s*$/.test(before);
  const written = before.replace(/[\s[(@:,–—|·-]+$/u, '');
  const after = line.slice(time.index + time[0].length).replace(opened ? /^\s*[\])]/ : /^/, '');
  const asked = /^\*{0,2}:\*{0,2}/.exec(after)?.[0] ?? '';
  const said = after.slice(asked.length).trim();
  if (!opened && asked === '' && said !== '' && !/:\s*$/.test(before)) return null;
  const small = asked !== '' && /^\p{Ll}[\p{L}'’-]+$/u.test(written);
  const speaker = speakerName(small ? written.charAt(0).toUpperCase() + written.slice(1) : written);
  if (speaker === '') return null;
  return { at: secondsOf(time[1], time[2], time[3]), speaker, said, sure: true };
}

function headOf(line: string): Head | null {
  return timedHead(line) ?? namedHead(line);
}

const splitLines = (text: string) =>
  text.split('\n').flatMap((line) => {
    const bare = line
      .trim()
      .replace(/^\*\*|\*\*$/g, '')
      .trim();
    return bare === '' ? [] : [bare];
  });

const smallName = /^\p{Ll}[\p{L}'’-]{1,20}$/u;
const large = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const leadOf = (line: string) => nameLead.exec(line)?.[1] ?? '';

/** The number of times each name is followed by a colon. Ordinary words are left out. */
export function namesIn(lines: readonly string[]): ReadonlyMap<string, number> {
  const leads = lines.map(leadOf);
  // If nearly every line has one, it was typed by somebody who does not capitalise.
  const isTyped =
    leads.length > 2 && leads.filter((lead) => smallName.test(lead)).length * 5 >= leads.length * 4;
  const counts = new Map<string, number>();
  for (const lead of leads) {
    const name = speakerName(isTyped ? large(lead) : lead);
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const most = total * 2 >= lines.length;
  return new Map([...counts].filter(([, count]) => most || count > 1));
}

/** Splits a name and a colon from the text that follows. The speaker is empty if it is none of `names`. */
export function spoken(line: string, names: ReadonlyMap<string, number>): { speaker: string; text: string } {
  const lead = nameLead.exec(line);
  const speaker = [lead?.[1] ?? '', large(lead?.[1] ?? '')].map(speakerName).find((name) => names.has(name));
  return lead !== null && speaker !== undefined
    ? { speaker, text: line.slice(lead[0].length) }
    : { speaker: '', text: line.replace(/^>>\s*/, '') };
}

/**
 * True when most of these are names on their own and, of more than a few, some repeat, so that they name the speakers.
 */
export function areNames(lines: readonly string[]): boolean {
  const found = lines.map(nameAlone).filter((name) => name !== '');
  const again = found.length < 4 || new Set(found).size < found.length;
  return found.length > 1 && found.length * 5 >= lines.length * 3 && again;
}

/** The name if the line is nothing but a name, otherwise empty. */
export const nameAlone = (line: string): string =>
  /[.!?…,;]$/.test(line) ? '' : speakerName(line.replace(/:$/, ''));

export function hasHeads(text: string): boolean {
  const lines = withoutFurniture(splitLines(text));
  const heads = lines.map(headOf);
  const timed = heads.filter((head) => head !== null).length;
  const named = heads.filter((head) => head !== null && head.speaker !== '').length;
  if (timed >= 3 && (timed * 2 >= lines.length || (named >= 3 && named * 8 >= lines.length))) return true;
  const counts = namesIn(lines);
  const again = [...counts].filter(([name, count]) => name.length > 1 && count > 1);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return again.length > 1 && total * 10 >= lines.length * 7;
}

/** The lines without text that a program added around them. */
function withoutFurniture(lines: readonly string[]): string[] {
  return lines.filter((line, index) => {
    const list = listHead.exec(lines[index - 1] ?? '');
    return !furniture.test(line) && !listHead.test(line) && (list === null || list[1] !== undefined);
  });
}

/** Reads lines with times and names among them, as copied from a video page or a meeting, and the title above them. */
export function readLines(text: string): { title: string; cues: Cue[] } {
  const lines = withoutFurniture(splitLines(text));
  const heads = lines.map(headOf);
  const loose = heads.filter((head) => head !== null && !head.sure).length;
  // A spoken line may start with a time of day.
  const areHeads = loose > 1 && loose * 5 >= lines.length;
  const heard = heads.map((head) => (head === null || head.sure || areHeads ? head : null));
  const isTime = (index: number) => heard[index]?.said === '' && heard[index]?.speaker === '';
  const names = namesIn(lines.map((line, index) => heard[index]?.said ?? line));
  const beside = heard.flatMap((head) => (head?.speaker === '' && head.said !== '' ? [head.said] : []));
  const namesFollow = areNames(lines.filter((_, index) => isTime(index - 1)));
  const namesBeside = areNames(beside);
  const cues: Cue[] = [];
  let at: number | null = null;
  let speaker = '';
  for (const [index, line] of lines.entries()) {
    const head = heard[index] ?? null;
    if (head !== null) {
      at = head.at;
      if (head.speaker !== '') speaker = head.speaker;
    }
    const rest = head?.said ?? (isTime(index - 1) ? withoutSpokenTime(line, at) : line);
    const isName = head === null ? namesFollow && isTime(index - 1) : namesBeside && head.speaker === '';
    const name = isName ? nameAlone(rest) : '';
    if (name !== '') speaker = name;
    if (name !== '' || rest === '') continue;
    const cue = spoken(rest, names);
    if (cue.speaker !== '') speaker = cue.speaker;
    if (cue.text !== '') cues.push({ at, speaker, text: cue.text });
  }
  const above = preambleOf(cues);
  return { title: titleOf(cues.slice(0, above)), cues: cues.slice(above) };
}

const longestPreamble = 12;

/** The number of lines before anybody speaks: a title, a date, the participants. */
function preambleOf(cues: readonly Cue[]): number {
  const first = cues.findIndex(({ at, speaker }) => speaker !== '' || at !== null);
  const timed = cues.some(({ at }) => at !== null);
  if (first <= 0 || first > longestPreamble) return 0;
  return timed || cues.slice(0, first).every(({ text }) => !/[.!?…]$/.test(text)) ? first : 0;
}

const titleOf = ([first]: readonly Cue[]): string =>
  first !== undefined && first.text.length > 3 && first.text.length <= 120 && !/[.!?:,;]$/.test(first.text)
    ? first.text
    : '';
