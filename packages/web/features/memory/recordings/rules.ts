import type { RecordingSummary, Transcriber, TranscriptLine } from '@limelight/contracts';
import { paidPartSeconds, recordingSecondsLimit } from '@limelight/contracts/catalog';
import type { MicrophoneTrouble } from './recorder.ts';

/** For example "8:42" or "1:02:05". */
export function timeWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours === 0 ? `${minutes}:${two(whole % 60)}` : `${hours}:${two(minutes)}:${two(whole % 60)}`;
}

/** The same in words for screen readers, such as "8 minutes 42 seconds". */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [
    [Math.floor(whole / 3600), 'hour'],
    [Math.floor(whole / 60) % 60, 'minute'],
    [whole % 60, 'second'],
  ] as const;
  const said = parts.flatMap(([value, unit]) =>
    value === 0 ? [] : [`${value} ${unit}${value === 1 ? '' : 's'}`],
  );
  return said.length === 0 ? '0 seconds' : said.join(' ');
}

/** From this length on, the recorder tells how much room is left. */
export const warnSeconds = recordingSecondsLimit - 600;

export const troubleWords: Readonly<Record<MicrophoneTrouble, { title: string; words: string }>> = {
  denied: {
    title: 'The microphone is blocked',
    words:
      'Allow it in the settings of this page (the icon beside the address), then press Record again. Or choose a file that you recorded elsewhere.',
  },
  missing: {
    title: 'No microphone found',
    words:
      'Plug one in or turn it on, then press Record again. Or choose a file that you recorded elsewhere.',
  },
  busy: {
    title: 'The microphone is in use',
    words: 'End the call or close the program that uses it, then press Record again.',
  },
  insecure: {
    title: 'Recording needs a secure address',
    words:
      'Browsers give the microphone only to pages at https:// or on this computer. Record with another app, and choose the file here.',
  },
  unsupported: {
    title: 'This browser cannot record',
    words: 'Record with another app, such as voice notes on your phone, and choose the file here.',
  },
};

/** What a transcription costs: "20 credits: 10 for every ten minutes, rounded up.", or why it is free. */
export function priceWords({ price, seconds }: Pick<RecordingSummary, 'price' | 'seconds'>): string {
  if (price === 0) return 'Free: transcribed on this computer.';
  const parts = Math.max(1, Math.ceil(seconds / paidPartSeconds));
  return `${price} credits: ${price / parts} for every ten minutes, rounded up.`;
}

/** Where the sound goes. */
export const transcriberWords = ({ where, name }: Transcriber): string =>
  where === 'here' ? `${name}, on this computer: the sound stays here.` : `The sound is sent to ${name}.`;

/** The index of the line that is being said at a second; -1 before the first. */
export function lineAt(lines: readonly Pick<TranscriptLine, 'second'>[], second: number): number {
  // Players round the places that they are sent to.
  return lines.findLastIndex((line) => line.second <= second + 0.05);
}

/** A second in an address, or null. */
export function secondIn(value: string | null): number | null {
  const second = Number(value ?? '');
  return value === null || value.trim() === '' || !Number.isFinite(second) || second < 0 ? null : second;
}

const codes =
  'ar bg bn cs da de el en es et fa fi fr gu he hi hr hu id it ja ko lt lv mr ms mt nl no pa pl pt ro ru sk sl sv sw ta te th tr uk ur vi zh';
const names = new Intl.DisplayNames('en', { type: 'language' });

/** The languages to choose from, by name. */
export const languages: readonly { value: string; label: string }[] = codes
  .split(' ')
  .map((value) => ({ value, label: names.of(value) ?? value }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));

export const languageName = (code: string): string => names.of(code) ?? code;

export const soundTypes = '.webm,.m4a,.mp3,.ogg,.oga,.opus,.wav,.mp4,.m4v,.mov,.aac,.flac,audio/*,video/*';

/** The name of a file without its ending. */
export const titleOf = (name: string): string => name.replace(/\.[^.]{1,5}$/u, '').slice(0, 200);
