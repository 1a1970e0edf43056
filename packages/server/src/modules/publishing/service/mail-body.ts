import { brand } from '@limelight/contracts';

/** A sentence, and where it leads: label and address. */
export interface MailPart {
  sentence: string;
  links: readonly (readonly [label: string, address: string])[];
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Both forms of a mail with these parts, one below the other, and our name. */
export function mailBody(parts: readonly MailPart[]): { text: string; html: string } {
  const text = parts.flatMap(({ sentence, links }) => [
    sentence,
    ...links.map(([label, address]) => `${label}:\n${address}`),
  ]);
  const html = parts.flatMap(({ sentence, links }) => [
    `<p>${escapeHtml(sentence)}</p>`,
    ...links.map(([label, address]) => `<p><a href="${escapeHtml(address)}">${escapeHtml(label)}</a></p>`),
  ]);
  return {
    text: [...text, `-- \n${brand.name}`].join('\n\n'),
    html: [...html, `<p>${escapeHtml(brand.name)}</p>`].join('\n'),
  };
}

/** Where a post is opened. */
export function postAddress(publicUrl: string, postId: string): string {
  return `${publicUrl}/dashboard/generate-post?post=${postId}`;
}
