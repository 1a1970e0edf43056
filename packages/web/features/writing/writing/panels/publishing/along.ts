import type { DraftContent } from '../../post/draft.ts';

function attachedWords({ attachment, pictures }: DraftContent): string | null {
  const [first] = pictures;
  if (attachment === null) {
    if (first === undefined) return null;
    return pictures.length === 1 ? 'a picture' : `${pictures.length} pictures`;
  }
  switch (attachment.kind) {
    case 'document': {
      const pages = first?.pages ?? null;
      const length = pages === null ? '' : `, ${pages} ${pages === 1 ? 'page' : 'pages'}`;
      return `the document “${attachment.title}”${length}`;
    }
    case 'video':
      return 'a video';
    case 'link':
      return `a link to ${URL.canParse(attachment.source) ? new URL(attachment.source).hostname : attachment.source}`;
    case 'poll':
      return `the poll “${attachment.question}”`;
    case 'repost':
      return 'the post you repost';
  }
}

export function alongWords(content: DraftContent): string | null {
  const parts = [attachedWords(content), content.firstComment.trim() === '' ? null : 'a first comment'];
  const named = parts.filter((part) => part !== null);
  return named.length === 0 ? null : `With ${named.join(', and ')}.`;
}
