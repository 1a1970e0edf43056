import { convert } from 'html-to-text';
import PostalMime, { addressParser, type Email } from 'postal-mime';
import { markupWithinLimits } from '../../../../platform/markup.ts';
import { isAutomatic, ownWords } from '../rules/mail-text.ts';

/** Smaller inline pictures belong to the signature. */
const inlinePictureBytes = 15_000;
const htmlLimit = 1_000_000;

export interface ReceivedMail {
  /** Without the angle brackets. Null when there is none. */
  messageId: string | null;
  to: string[];
  subject: string;
  /** The sender's text without quotations and signature. */
  words: string;
  files: { name: string; bytes: Uint8Array }[];
  automatic: boolean;
}

const addressHeaders = ['to', 'cc', 'delivered-to', 'x-original-to', 'x-envelope-to', 'envelope-to'];

function recipientsOf({ headers }: Email): string[] {
  return headers
    .filter(({ key }) => addressHeaders.includes(key))
    .flatMap(({ value }) => addressParser(value, { flatten: true }))
    .flatMap(({ address }) => (address === undefined ? [] : [address]));
}

function emailText({ text, html }: Email): string {
  if (text !== undefined && text.trim() !== '') return text;
  if (html === undefined) return '';
  return convert(markupWithinLimits(html.slice(0, htmlLimit)), {
    wordwrap: false,
    limits: { maxDepth: 200, maxChildNodes: 5000 },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'blockquote', format: 'skip' },
      { selector: '.gmail_quote', format: 'skip' },
      { selector: '#appendonsend', format: 'skip' },
    ],
  });
}

function filesOf({ attachments }: Email): ReceivedMail['files'] {
  return attachments.flatMap(({ filename, content, related, disposition }) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
    const inside = related === true || disposition === 'inline';
    if (bytes.byteLength === 0 || (inside && bytes.byteLength < inlinePictureBytes)) return [];
    return [{ name: filename ?? 'file', bytes }];
  });
}

/** Parses a raw email. Null for anything else. */
export async function readMail(raw: Uint8Array): Promise<ReceivedMail | null> {
  let email: Email;
  try {
    email = await PostalMime.parse(raw, {
      forceRfc822Attachments: true,
      maxNestingDepth: 20,
      maxHeadersSize: 256 * 1024,
    });
  } catch {
    return null;
  }
  if (email.from === undefined && email.messageId === undefined) return null;
  const headers = new Map(email.headers.map(({ key, value }) => [key, value]));
  return {
    messageId: email.messageId?.replaceAll(/[<>\s]/g, '') ?? null,
    to: recipientsOf(email),
    subject: email.subject ?? '',
    words: ownWords(emailText(email)),
    files: filesOf(email),
    automatic: isAutomatic(headers, email.from?.address ?? ''),
  };
}
