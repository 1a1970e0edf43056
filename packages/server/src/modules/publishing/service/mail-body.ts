import { brand } from '@limelight/contracts';
import type { MailUnsubscribe } from '../../../platform/mail.ts';

/** A sentence, and where it leads: label and address. */
export interface MailPart {
  sentence: string;
  links: readonly (readonly [label: string, address: string])[];
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Both forms of a mail with these parts, one below the other, our name, and the way out. */
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

/** Where a post is opened on this site. */
export const postPath = (postId: string) => `/dashboard/generate-post?post=${postId}`;

/** The same as an address. */
export const postAddress = (publicUrl: string, postId: string) => publicUrl + postPath(postId);
