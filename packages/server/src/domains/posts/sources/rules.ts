import { sourceFileEndings, sourcePageLimits, type ErrorCode, type SourceKind } from '@limelight/contracts';
import { speakersIn } from '@limelight/post-text';
import { decodeText } from './reading/plain.ts';
import type { Shape } from './reading/read-source.ts';
import { isTranscript } from './reading/transcript.ts';

type Ending = (typeof sourceFileEndings)[number];

const shapes: Readonly<Record<Ending, Shape>> = {
  '.pdf': 'pdf',
  '.docx': 'docx',
  '.txt': 'plain',
  '.md': 'markdown',
  '.vtt': 'transcript',
  '.srt': 'transcript',
};

const startsWith = (bytes: Uint8Array, sign: string) =>
  Buffer.from(bytes.subarray(0, sign.length)).toString('latin1') === sign;

/**
 * The format of a file according to its first bytes and, for text files, its name. Null when it is unsupported or does
 * not match its name. A Word file with a password can only be recognised by its name.
 */
export function shapeOf(name: string, bytes: Uint8Array): Shape | null {
  if (Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) return 'pdf';
  const ending = sourceFileEndings.find((one) => name.toLowerCase().endsWith(one));
  if (startsWith(bytes, 'PK') || startsWith(bytes, '\u00d0\u00cf\u0011\u00e0'))
    return ending === '.docx' ? 'docx' : null;
  if (ending === undefined || ending === '.pdf' || ending === '.docx') return null;
  if (startsWith(bytes, 'WEBVTT')) return 'transcript';
  // Transcripts of meetings and videos are also saved as text files.
  if (shapes[ending] === 'plain' && isTranscript(decodeText(bytes) ?? '')) return 'transcript';
  return shapes[ending];
}

const pictures = ['\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8', 'RIFF'];

/** The actual kind of a file according to its first bytes, and what to do when its name says something else. */
function trueKind(bytes: Uint8Array): { is: string; todo: string } {
  if (bytes.length === 0) return { is: 'an empty file', todo: 'Download it again, or paste its text.' };
  if (startsWith(bytes, 'PK'))
    return {
      is: 'a Word document or another packed file',
      todo: 'If it is a Word document, name it .docx and add it again. Otherwise, paste its text.',
    };
  if (startsWith(bytes, '\u00d0\u00cf\u0011\u00e0'))
    return {
      is: 'a document of an older Office or one with a password',
      todo: 'Open it and save it as .docx without a password, or paste its text.',
    };
  if (pictures.some((sign) => startsWith(bytes, sign)))
    return { is: 'a picture', todo: 'We do not read pictures. Paste the text in it instead.' };
  const text = decodeText(bytes.subarray(0, 2048));
  if (text !== null && /^\s*(?:<!doctype html|<html|<head|<body)/i.test(text))
    return {
      is: 'a web page',
      todo: 'Often this is a sign-in page. Download the file again, or paste its text.',
    };
  return text === null || text.includes('\ufffd')
    ? {
        is: 'damaged or something else',
        todo: 'Download or export it again, or paste its text.',
      }
    : { is: 'plain text', todo: 'Name it .txt and add it again, or paste its text.' };
}

/** The reason a file does not match its name and what to do. Null for names that make no such claim. */
export function misnamed(name: string, bytes: Uint8Array): string | null {
  const ending = (['.pdf', '.docx'] as const).find((one) => name.toLowerCase().endsWith(one));
  if (ending === undefined || shapeOf(name, bytes) !== null) return null;
  const { is, todo } = trueKind(bytes);
  const claimed = ending === '.pdf' ? 'not a PDF' : 'not a Word document';
  return `This file is named ${ending} but is ${claimed}: it is ${is}. ${todo}`;
}

/** True when the author speaks in a source, which they say themselves of anything but a post of theirs. */
export function isOwn({ own, kind }: { own: boolean | null; kind: SourceKind }): boolean {
  return own ?? kind === 'post';
}

/** The user's own material is usually a text or Word file, while a PDF is often somebody else's. */
export function isOwnFile(shape: Shape): boolean {
  return shape === 'docx' || shape === 'plain' || shape === 'markdown';
}

/**
 * True when the author speaks in a transcript: under their own name, or as the only, unnamed voice, as in a voice memo.
 * The user is asked about the author as for a file.
 */
export function isOwnTranscript(kind: SourceKind, speakers: readonly string[], speaker: string): boolean {
  return kind === 'transcript' && (speaker !== '' || speakers.length === 0);
}

/** The speaker of a transcript with the user's name, or empty. */
export function speakerNamed(name: string, speakers: readonly string[]): string {
  const [first = ''] = name.trim().toLowerCase().split(/\s+/);
  const same = speakers.filter((one) => one.toLowerCase() === name.trim().toLowerCase());
  const alike =
    same.length > 0 ? same : speakers.filter((one) => one.toLowerCase().split(/\s+/)[0] === first);
  return alike.length === 1 ? (alike[0] ?? '') : '';
}

/**
 * Decides whether the user with this `name` speaks in a source, and in a conversation under which name. `own` is their
 * answer if known.
 */
export function voiceIn(
  { kind, text, own: said = null }: { kind: SourceKind; text: string; own?: boolean | null },
  name: string,
): { own: boolean; speaker: string } {
  const speakers = kind === 'transcript' ? speakersIn(text) : [];
  const speaker = name === '' ? '' : speakerNamed(name, speakers);
  const own = said ?? (isOwnTranscript(kind, speakers, speaker) ? true : null);
  return { own: isOwn({ own, kind }), speaker };
}

export function kindOf(shape: Shape): SourceKind {
  return shape === 'transcript' ? 'transcript' : 'file';
}

export function fileNameAt(address: string): string {
  const name = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    // The address contains a percent sign that encodes nothing.
    return name;
  }
}

const videoSites =
  /(?:^|\.)(?:youtube\.com|youtu\.be|youtube-nocookie\.com|vimeo\.com|loom\.com|dailymotion\.com|tiktok\.com)$/;
const linkedinSites = /(?:^|\.)(?:linkedin\.com|lnkd\.in)$/;

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname.toLowerCase() : '');

/** True for the sites that show little but videos, and refuse most programs. */
export const isVideoSite = (address: string): boolean => videoSites.test(hostOf(address));

/** The addresses at which a site of videos gives the player and its description of a video. */
export function playersOf(address: string): string[] {
  const host = hostOf(address);
  const given = encodeURIComponent(address);
  const [vimeo] = /(?<=\/)\d{5,}(?=[/?#]|$)/.exec(address) ?? [];
  if (/(?:^|\.)vimeo\.com$/.test(host))
    return [
      ...(vimeo === undefined ? [] : [`https://player.vimeo.com/video/${vimeo}`]),
      `https://vimeo.com/api/oembed.json?url=${given}`,
    ];
  return /(?:^|\.)loom\.com$/.test(host) ? [`https://www.loom.com/v1/oembed?url=${given}`] : [];
}

/** True for RSS and Atom. */
export const isFeedText = (text: string): boolean =>
  /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*|<\?[^>]*>\s*)*<(?:rss|feed|rdf:RDF)[\s>]/i.test(
    text.slice(0, 2_000),
  );

/** The reason a page is not worth requesting: programs never get what the user wants from it. Otherwise null. */
export function addressFault(address: string): ErrorCode | null {
  return linkedinSites.test(hostOf(address)) ? 'source_page_linkedin' : null;
}

const closed: ReadonlySet<unknown> = new Set([401, 402, 403, 407, 429, 451]);
const missing: ReadonlySet<unknown> = new Set([404, 410]);

export function pageFault(code: ErrorCode, details: unknown): ErrorCode {
  const status =
    typeof details === 'object' && details !== null && 'status' in details ? details.status : null;
  switch (code) {
    case 'page_not_reachable':
      if (missing.has(status)) return 'source_page_missing';
      return closed.has(status) ? 'source_page_closed' : 'source_page_silent';
    case 'page_wrong_type':
      return 'source_page_other';
    case 'page_too_large':
      return 'source_page_too_large';
    default:
      return code;
  }
}

export function pageLimitOf(hasPlan: boolean): number {
  return hasPlan ? sourcePageLimits.plan : sourcePageLimits.free;
}

export function titleFrom(text: string): string {
  const first = text.split('\n', 1)[0] ?? '';
  return first.length <= 80 ? first : `${first.slice(0, 78).replace(/\s+\S*$/, '')}…`;
}

const NO_TITLE =
  /^(?:about:blank|untitled.*|unbenannt.*|sans titre.*|sin título.*|(?:document|dokument|presentation|slide|page|book|mappe) ?\d*|title|print|\S+\.(?:tmp|indd|qxd|cdr|html?))$/i;

/** The title stored in a document, without the name of the program that wrote it. Empty if it is meaningless. */
export function titleIn(written: string): string {
  const title = written
    .replace(/^(?:microsoft (?:word|powerpoint)|powerpoint presentation) - /i, '')
    .replace(/\.(?:docx?|pptx?|pdf|odt|rtf|pages)$/i, '')
    .trim();
  return NO_TITLE.test(title) ? '' : title;
}

/** Turns a file name into a title: without folders, extension and separators. */
export function titleOfFile(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  return base
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[_+]+/g, ' ')
    .replace(/[<>\u0000-\u001f]/g, '')
    .trim()
    .slice(0, 200);
}
