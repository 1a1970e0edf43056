import type { pollDurations } from '@limelight/contracts/catalog';
import type { Attached } from './attaching.ts';
import type { Picture } from '../../post/draft.ts';

type ShownImage = Pick<Picture, 'url' | 'altText' | 'width' | 'height'>;

export type Shown =
  | { kind: 'images'; images: readonly ShownImage[] }
  | { kind: 'document'; title: string; pages: number | null; url: string | null }
  | { kind: 'video'; title: string; url: string | null }
  | { kind: 'link'; source: string; title: string; image: ShownImage | null }
  | { kind: 'poll'; question: string; options: readonly string[]; left: string }
  | { kind: 'repost' };

/** LinkedIn's short form below a poll, such as "1w left". */
const pollLeft: Readonly<Record<keyof typeof pollDurations, string>> = {
  ONE_DAY: '1d',
  THREE_DAYS: '3d',
  SEVEN_DAYS: '1w',
  FOURTEEN_DAYS: '2w',
};

export function shownOf({ attachment, pictures }: Attached): Shown | null {
  const [first] = pictures;
  if (attachment === null) return first ? { kind: 'images', images: pictures } : null;
  switch (attachment.kind) {
    case 'document':
      return {
        kind: 'document',
        title: attachment.title,
        pages: first?.pages ?? null,
        url: first?.url ?? null,
      };
    case 'video':
      return { kind: 'video', title: attachment.title, url: first?.url ?? null };
    case 'link':
      return { kind: 'link', source: attachment.source, title: attachment.title, image: first ?? null };
    case 'poll': {
      const { question, options, duration } = attachment;
      return { kind: 'poll', question, options, left: pollLeft[duration] };
    }
    case 'repost':
      return { kind: 'repost' };
  }
}
