import * as contract from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';
import type { ToolContext, ToolProposal } from '../tool.ts';
import { pages } from './addresses.ts';
import { readPost } from './shown-post.ts';

type Details = ToolProposal['details'];

/** The account that it appears under; nothing where the caller may not read it. */
async function accountOf({ api, scopes }: ToolContext): Promise<Details> {
  if (!scopes.has('account')) return [];
  const { name, status } = await api.call(contract.getLinkedinConnection, {});
  const value = status === 'none' ? 'LinkedIn is not connected' : (name ?? 'Your LinkedIn account');
  return [{ label: 'Account', value }];
}

function carried({ attachment, media }: contract.Post): string {
  const files = media.map(({ name, altText }) => name || altText || 'a picture without a description');
  if (attachment === null) return files.join('; ');
  const head = {
    document: () => 'Document',
    video: () => 'Video',
    link: () => 'Link',
    poll: () => 'Poll',
    repost: () => 'Repost',
  }[attachment.kind]();
  const words = contract
    .wordsOfPost({ text: '', attachment, firstComment: '', media: [] })
    .filter(({ place }) => place !== null && place !== 'First comment')
    .map(({ words: one }) => one)
    .filter((one) => one !== '');
  const to = attachment.kind === 'link' ? [attachment.source] : [];
  return `${head}: ${[...words, ...to, ...files].join('; ')}`;
}

export const visibilities = { PUBLIC: 'Anyone', CONNECTIONS: 'Connections only' } as const;

/** A whole post as readers would see it, for the person to agree to. */
export async function proposePost(
  context: ToolContext,
  postId: string,
  title: (name: string) => string,
  more: Details = [],
): Promise<ToolProposal> {
  const post = await readPost(context, postId);
  const attached = carried(post);
  return {
    title: title(nameOf(post)),
    details: [
      ...more,
      ...(await accountOf(context)),
      { label: 'Seen by', value: visibilities[post.visibility] },
      ...(attached === '' ? [] : [{ label: 'Attached', value: attached }]),
      ...(post.firstComment === '' ? [] : [{ label: 'First comment', value: post.firstComment }]),
    ],
    text: post.text,
    postId,
    path: pages.post(postId),
  };
}

/** The first words of a post in quotation marks. */
export function nameOf({ text }: { text: string }): string {
  const line = firstLine(text, 60);
  return line === '' ? 'the post without text' : `“${line}”`;
}

/** A moment given with an offset, or as the clock in a zone. */
export function instantOf(at: string, timeZone: string): Temporal.Instant {
  const local = !/(?:Z|[+-]\d\d:?\d\d)$/i.test(at);
  return local
    ? Temporal.PlainDateTime.from(at).toZonedDateTime(timeZone).toInstant()
    : Temporal.Instant.from(at);
}

/** A moment as the person reads it, with its zone. */
export function clock(at: string, timeZone: string): string {
  const words = instantOf(at, timeZone)
    .toZonedDateTimeISO(timeZone)
    .toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' });
  return `${words} (${timeZone})`;
}
