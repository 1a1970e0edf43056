import type { MessageDraft } from '@limelight/contracts';
import { findGaps } from '@limelight/post-text';

/** A header line of an email, encoded when it is not plain ASCII (RFC 2047). */
function headerText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (/^[\x20-\x7e]*$/.test(line)) return line;
  const bytes = new TextEncoder().encode(line);
  const words: string[] = [];
  // An encoded word holds 45 bytes, and a character must not be split.
  for (let start = 0; start < bytes.length;) {
    let end = Math.min(start + 45, bytes.length);
    while (end < bytes.length && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
    words.push(`=?UTF-8?B?${base64(bytes.subarray(start, end))}?=`);
    start = end;
  }
  return words.join('\r\n ');
}

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

type Mail = Pick<MessageDraft, 'text' | 'subject'> & { to: string };

export function emlOf({ to, subject = '', text }: Mail): string {
  const body = base64(new TextEncoder().encode(text.replace(/\r?\n/g, '\r\n')));
  return [
    'X-Unsent: 1',
    ...(to === '' ? [] : [`To: ${headerText(to)}`]),
    `Subject: ${headerText(subject)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(body.match(/.{1,76}/g) ?? []),
    '',
  ].join('\r\n');
}

export function mailtoOf({ to, subject = '', text }: Mail): string {
  const body = encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

export interface DraftCheck {
  label: string;
  passed: boolean;
}

export function checksOf(
  { text, details }: Pick<MessageDraft, 'text' | 'details'>,
  limit: number,
): DraftCheck[] {
  const found = findGaps(text);
  const gaps = found.length;
  // A gap that asks its author something is no question to the recipient.
  const isAsking = found.reduce((rest, { question }) => rest.replace(question, ''), text).includes('?');
  return [
    { label: `${text.length} of ${limit} characters`, passed: text.length <= limit },
    {
      label: gaps === 0 ? 'No gaps' : `${gaps} ${gaps === 1 ? 'gap' : 'gaps'} to fill in`,
      passed: gaps === 0,
    },
    {
      label:
        details.length === 0
          ? 'No personal details'
          : `${details.length} traceable ${details.length === 1 ? 'detail' : 'details'}`,
      passed: details.length > 0,
    },
    { label: isAsking ? 'Asks a question' : 'No question', passed: isAsking },
  ];
}

/** The URL in the description of a detail's source, or null. */
export const addressIn = (origin: string): string | null => /https?:\/\/[^\s,]+/.exec(origin)?.[0] ?? null;
