import type { Attachment, ResultFormat, ResultHook } from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';

const shortHook = 60;

export function formatOf(attachment: Attachment | null, files: number): ResultFormat {
  if (attachment !== null) return attachment.kind;
  return files === 0 ? 'text' : files === 1 ? 'picture' : 'pictures';
}

/** The kind of first line, as far as it is certain. Null without a text. */
export function hookOf(text: string): ResultHook | null {
  const line = firstLine(text);
  if (line === '') return null;
  if (/[?？؟]["”’»)]*$/u.test(line)) return 'question';
  if (/\p{Nd}/u.test(line)) return 'number';
  return Array.from(line).length <= shortHook ? 'short' : 'long';
}

export function lengthOf(characters: number): 'short' | 'medium' | 'long' {
  if (characters <= 600) return 'short';
  return characters <= 1_300 ? 'medium' : 'long';
}

export function tagsOf(text: string): string[] {
  const found = text.toLowerCase().match(/(?<![\p{L}\p{N}_/&])#[\p{L}\p{M}\p{N}_]{2,100}/gu) ?? [];
  return [...new Set(found)].slice(0, 30);
}
