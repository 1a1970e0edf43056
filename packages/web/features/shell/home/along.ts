import type { MediaMime, Post } from '@limelight/contracts';
import { pollDurations } from '@limelight/contracts/catalog';

const endings: Readonly<Record<MediaMime, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
};

/** The download name of an attached file: its own name if it has one. */
export function fileName(file: Pick<Post['media'][number], 'mime' | 'name'>, index: number): string {
  const ending = `.${endings[file.mime]}`;
  if (file.name === '') return `picture-${index + 1}${ending}`;
  return file.name.toLowerCase().endsWith(ending) ? file.name : `${file.name}${ending}`;
}

/** Everything that goes with a post besides its text and files, for a user who posts it manually on LinkedIn. */
export function alongOf({ attachment, visibility }: Pick<Post, 'attachment' | 'visibility'>): string[] {
  const readers = visibility === 'CONNECTIONS' ? ['For your connections only.'] : [];
  switch (attachment?.kind) {
    case undefined:
      return readers;
    case 'document':
    case 'video':
      return attachment.title === '' ? readers : [`Title: ${attachment.title}`, ...readers];
    case 'link':
      return [`Link: ${attachment.source}`, ...readers];
    case 'poll': {
      const { question, options, duration } = attachment;
      return [`Poll, ${pollDurations[duration]}: ${question} (${options.join(', ')})`, ...readers];
    }
    case 'repost':
      return [`Repost of https://www.linkedin.com/feed/update/${attachment.urn}`, ...readers];
  }
}
