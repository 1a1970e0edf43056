import type { Post } from '@limelight/contracts';

const mostOfTitle = 80;

/** The title of a conversation: the first words of what was asked first. */
export function titleOf(request: string): string {
  const line = request.replace(/\s+/g, ' ').trim();
  if (line.length <= mostOfTitle) return line;
  const cut = line.slice(0, mostOfTitle).toWellFormed();
  return `${cut.replace(/\s\S*$/, '')}…`;
}

function zoned(at: number, timeZone: string): string {
  const options = { dateStyle: 'full', timeStyle: 'short', hour12: false } as const;
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(at);
}

/** A moment as the person reads it, with their time zone. */
export function nowInWords(at: number, timeZone: string): string {
  try {
    return `${zoned(at, timeZone)} (${timeZone})`;
  } catch {
    return `${zoned(at, 'UTC')} (UTC)`;
  }
}

/** Where a post stands, in a sentence. */
export function standingOf({ status, scheduledAt, timeZone, failure }: Post): string {
  switch (status) {
    case 'draft':
      return 'The post is a draft.';
    case 'scheduled':
      return scheduledAt === null
        ? 'The post is scheduled.'
        : `The post is scheduled for ${nowInWords(Date.parse(scheduledAt), timeZone ?? 'UTC')}.`;
    case 'publishing':
      return 'The post is being published.';
    case 'published':
      return 'The post is on LinkedIn.';
    case 'failed':
      return `The post could not be published. ${failure?.message ?? ''}`.trim();
    default:
      return 'Whether the post is on LinkedIn is not certain. Open it to decide.';
  }
}
