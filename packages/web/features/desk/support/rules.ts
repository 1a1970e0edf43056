import {
  ticketFileByteLimit,
  ticketFileLimit,
  ticketFileTypes,
  ticketTopics,
  type TicketState,
  type TicketTopic,
} from '@limelight/contracts/catalog';
import type { StatusTone } from '../../../ui/status-badge.tsx';

/** The `accept` attribute of the file input. */
export const acceptedFiles = Object.keys(ticketFileTypes).join(',');

/** The reason a file is refused before uploading, or null. `held` is the number of files already attached. */
export function refuseTicketFile(file: Pick<File, 'size'>, held: number): string | null {
  if (held >= ticketFileLimit) return `You can attach up to ${ticketFileLimit} files.`;
  if (file.size > ticketFileByteLimit) return 'That file is too large. Use one of at most 10 MB.';
  return file.size === 0 ? 'That file is empty.' : null;
}

export function standing(state: TicketState, unread: boolean): { tone: StatusTone; words: string } {
  if (unread) return { tone: 'accent', words: 'New reply' };
  switch (state) {
    case 'open':
      return { tone: 'warn', words: 'Waiting for us' };
    case 'answered':
      return { tone: 'good', words: 'Answered' };
    case 'closed':
      return { tone: 'plain', words: 'Closed' };
  }
}

export function topicOf(value: string | null): TicketTopic | null {
  const isTopic = (key: string): key is TicketTopic => Object.hasOwn(ticketTopics, key);
  return value !== null && isTopic(value) ? value : null;
}
