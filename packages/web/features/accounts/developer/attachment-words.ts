import type { Post } from '@limelight/contracts';
import { pollDurations } from '@limelight/contracts/catalog';

export function describeAttachment(attachment: NonNullable<Post['attachment']>): string {
  switch (attachment.kind) {
    case 'document':
      return `Document: ${attachment.title || 'without a title'}`;
    case 'video':
      return `Video: ${attachment.title || 'without a title'}`;
    case 'link':
      return [`Link: ${attachment.source}`, attachment.title, attachment.description]
        .filter((part) => part !== '')
        .join(' – ');
    case 'poll': {
      const { question, options, duration } = attachment;
      return `Poll, ${pollDurations[duration]}: ${question} (${options.join(', ')})`;
    }
    case 'repost':
      return `Repost of https://www.linkedin.com/feed/update/${attachment.urn}`;
  }
}
