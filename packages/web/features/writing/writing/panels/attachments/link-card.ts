import { urnOfLink, webAddress, type LinkCard } from '@limelight/contracts';
import { findUrls, namesFirm } from '@limelight/post-text';
import type { Attached } from './attaching.ts';

/**
 * The first web address in a text. Null when there is none or it is that of a LinkedIn post. Names such as
 * "Booking.com" do not count.
 */
export function firstAddress(text: string): string | null {
  for (const { start, end } of findUrls(text)) {
    const found = text.slice(start, end);
    if (namesFirm(found)) continue;
    const whole = webAddress.safeParse(/^https?:\/\//i.test(found) ? found : `https://${found}`);
    if (!whole.success || !new URL(whole.data).hostname.includes('.')) continue;
    return urnOfLink(whole.data) === null ? whole.data : null;
  }
  return null;
}

/** The address to offer a card for: it is in the text, nothing is attached, and the user has not declined. */
export function offeredAddress(
  text: string,
  { attachment, pictures }: Attached,
  declined: ReadonlySet<string>,
): string | null {
  if (attachment !== null || pictures.length > 0) return null;
  const address = firstAddress(text);
  return address === null || declined.has(address) ? null : address;
}

export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;
}

/**
 * The attachment after a page was read for its card. Values that the user wrote or chose stay, unless they asked to
 * read it again. Null when the card was removed or is now for another page.
 */
export function fillCard(there: Attached, card: LinkCard, anew: boolean): Attached | null {
  const { attachment, pictures } = there;
  if (attachment?.kind !== 'link' || attachment.source !== card.source) return null;
  const pick = (own: string, read: string) => (own.trim() === '' || (anew && read !== '') ? read : own);
  const picture = card.picture && { ...card.picture, altText: card.pictureAltText };
  return {
    attachment: {
      ...attachment,
      title: pick(attachment.title, card.title),
      description: pick(attachment.description, card.description),
    },
    pictures: picture !== null && (anew || pictures.length === 0) ? [picture] : pictures,
  };
}

/** A note about what the page lacked, or null when the card is complete. */
export function cardNote(card: Pick<LinkCard, 'source' | 'title' | 'picture'>): string | null {
  const host = hostOf(card.source);
  if (card.title === '')
    return `The page at ${host} has no title. Enter one: LinkedIn shows it with ${host}.`;
  return card.picture === null ? `The page at ${host} has no picture. You can add your own.` : null;
}
