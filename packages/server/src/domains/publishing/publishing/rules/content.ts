import type { Attachment } from '@limelight/contracts';
import type { AttachedAsset, PostContent } from '../../../../integrations/linkedin/index.ts';

/** The content of a post besides its text: the attachment with LinkedIn's ids of the files, in order. */
export function contentOf(attachment: Attachment | null, files: readonly AttachedAsset[]): PostContent {
  const [file = null] = files;
  if (attachment === null) return file === null ? { kind: 'none' } : { kind: 'images', images: files };
  switch (attachment.kind) {
    case 'document':
    case 'video':
      return file === null
        ? { kind: 'none' }
        : { kind: attachment.kind, urn: file.urn, title: attachment.title.trim() };
    case 'link': {
      const { source, title, description } = attachment;
      return { kind: 'link', source, title: title.trim(), description: description.trim(), thumbnail: file };
    }
    case 'poll': {
      const { question, options, duration } = attachment;
      const written = options.map((option) => option.trim());
      return { kind: 'poll', question: question.trim(), options: written, duration };
    }
    case 'repost':
      return { kind: 'repost', parentUrn: attachment.urn };
  }
}
