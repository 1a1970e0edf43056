import type { Attachment } from '@limelight/contracts';

/** The address on LinkedIn of the post that is reposted, or null for other attachments. */
export const repostUrl = (attachment: Attachment | null): string | null =>
  attachment?.kind === 'repost' ? `https://www.linkedin.com/feed/update/${attachment.urn}` : null;
