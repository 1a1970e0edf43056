import { brand } from '@limelight/contracts';
import type { MailUnsubscribe } from '../../../../platform/mail.ts';

export interface MailPart {
  sentence: string;
  links: readonly (readonly [label: string, address: string])[];
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Both forms of an email: its parts one below the other, our name, and the unsubscribe link. */
export function mailBody(
  parts: readonly MailPart[],
  unsubscribe: MailUnsubscribe,
): { text: string; html: string; unsubscribe: MailUnsubscribe } {
  const text = parts.flatMap(({ sentence, links }) => [
    sentence,
    ...links.map(([label, address]) => `${label}:\n${address}`),
  ]);
  const html = parts.flatMap(({ sentence, links }) => [
    `<p>${escapeHtml(sentence)}</p>`,
    ...links.map(([label, address]) => `<p><a href="${escapeHtml(address)}">${escapeHtml(label)}</a></p>`),
  ]);
  return {
    text: [...text, `-- \n${brand.name}`, `${unsubscribe.label}:\n${unsubscribe.page}`].join('\n\n'),
    html: [
      ...html,
      `<p>${escapeHtml(brand.name)}</p>`,
      `<p><a href="${escapeHtml(unsubscribe.page)}">${escapeHtml(unsubscribe.label)}</a></p>`,
    ].join('\n'),
    unsubscribe,
  };
}

export function clockOf(at: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${time.format(at)} (${timeZone})`;
}

export const postPath = (postId: string) => `/dashboard/generate-post?post=${postId}`;

export const postAddress = (publicUrl: string, postId: string) => publicUrl + postPath(postId);
