import type { SourcePassage } from '@limelight/contracts';

/** A part of the text with its label, such as "Page 3" or "Priya Sharma, 03:12", or an empty one. */
export interface Stretch {
  label: string;
  text: string;
}

export interface Reading {
  title: string;
  /** The heading of the first page, for a document without a title of its own. */
  heading?: string;
  stretches: Stretch[];
  pages: number | null;
}

/**
 * Invisible characters that only hide or split words: zero-width characters, direction overrides, tags and soft
 * hyphens.
 */
const invisible =
  /\u034f|\ufe00|\u17b4|\u17b5|[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\u{e0000}-\u{e0fff}]/gu;
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** The text as a reader sees it: no invisible characters, single spaces, at most one empty line between paragraphs. */
export function cleanText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?|\u2028|\u0085/g, '\n')
      .replace(/\u2029/g, '\n\n')
      // The joiners required by Indic scripts and emoji stay between the characters they join.
      .replace(
        /(?<=[\p{M}\p{Extended_Pictographic}\ufe0f])\u200d(?=[\p{L}\p{Extended_Pictographic}])/gu,
        '\ue000',
      )
      .replace(invisible, '')
      .replaceAll('\ue000', '\u200d')
      .replace(control, '')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

export function joinStretches(stretches: readonly Stretch[]): { text: string; passages: SourcePassage[] } {
  let text = '';
  const passages: SourcePassage[] = [];
  for (const { label, text: raw } of stretches) {
    const clean = cleanText(raw);
    if (clean === '') continue;
    if (text !== '') text += '\n\n';
    const start = text.length;
    text += clean;
    if (label !== '') passages.push({ start, end: text.length, label: cleanText(label).slice(0, 120) });
  }
  return { text, passages };
}
