import { createHash } from 'node:crypto';
import type { SavedItem } from '@limelight/contracts';
import { savedKinds } from '@limelight/contracts';

/**
 * The id of a folder. A folder is only the name that its items have in common, so its id is derived from that name and
 * its owner.
 */
export function folderId(ownerId: string, name: string): string {
  const hex = createHash('sha256').update(`${ownerId}\n${name}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Adds tags without duplicates (ignoring case), at most `most` in all. */
export function withTags(tags: readonly string[], added: readonly string[], most: number): string[] {
  const all = new Map(tags.map((tag) => [tag.toLowerCase(), tag]));
  for (const tag of added) if (!all.has(tag.toLowerCase())) all.set(tag.toLowerCase(), tag);
  return [...all.values()].slice(0, most);
}

export function withoutTags(tags: readonly string[], removed: readonly string[]): string[] {
  const gone = new Set(removed.map((tag) => tag.toLowerCase()));
  return tags.filter((tag) => !gone.has(tag.toLowerCase()));
}

const headings = ['Kind', 'Title', 'Text', 'Link', 'Tags', 'Folder', 'Note', 'Saved at'] as const;

export function rowsOf(items: readonly SavedItem[]): string[][] {
  return [
    [...headings],
    ...items.map(({ kind, title, text, link, tags, folder, note, createdAt }) => [
      savedKinds[kind],
      title,
      text,
      link ?? '',
      tags.join(', '),
      folder,
      note,
      createdAt,
    ]),
  ];
}

/** Escapes the characters that Markdown interprets. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>#|]/g, '\\$&').replace(/\s*\n\s*/g, ' ');

function fenceFor(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  return '`'.repeat(longest + 1);
}

/** One section per item. Texts are in code fences, so that they stay exactly as they are. */
export function markdownOf(items: readonly SavedItem[]): string {
  const sections = items.map(({ kind, title, text, link, tags, folder, note, createdAt }) => {
    const fence = fenceFor(text);
    const facts = [
      `- Kind: ${savedKinds[kind]}`,
      `- Saved: ${createdAt}`,
      ...(folder === '' ? [] : [`- Folder: ${plain(folder)}`]),
      ...(tags.length === 0 ? [] : [`- Tags: ${tags.map(plain).join(', ')}`]),
      ...(link === null ? [] : [`- Link: <${link.replace(/[<>]/g, '')}>`]),
    ];
    return [
      `## ${plain(title)}`,
      '',
      ...facts,
      ...(text === '' ? [] : ['', `${fence}text`, text, fence]),
      ...(note === '' ? [] : ['', `Note: ${plain(note)}`]),
    ].join('\n');
  });
  return `# Saved items\n\n${sections.join('\n\n')}\n`;
}
