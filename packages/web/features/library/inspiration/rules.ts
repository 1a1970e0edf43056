import type { LibraryPost } from '@limelight/contracts';
import { firstLine, shapeOf, type ShapePart } from '@limelight/post-text';

const names: Readonly<Record<ShapePart['kind'], string>> = {
  opening: 'Opening',
  paragraph: 'Paragraph',
  list: 'List',
  ending: 'Ending',
};

const count = (amount: number, one: string) => `${amount} ${one}${amount === 1 ? '' : 's'}`;

export function partWords({ kind, sentences, words, items, asks }: ShapePart): {
  name: string;
  does: string;
} {
  const size =
    kind === 'list'
      ? `${count(items, 'point')}, ${count(words, 'word')} in all`
      : `${count(sentences, 'sentence')}, ${count(words, 'word')}`;
  return { name: names[kind], does: asks ? `${size}, ends with a question` : size };
}

export const partsOf = (text: string) => shapeOf(text).map(partWords);

export interface Part {
  name: string;
  does: string;
}

/** A shape as gaps to fill in in the editor, one per part. */
export const gapsOf = (parts: readonly Part[]): string =>
  parts.map(({ name, does }) => `[${name}? ${does.replace(/[[\]]/g, '').replace(/\.$/, '')}]`).join('\n\n');

/** A shape as a request to a model, to which the user adds the subject. */
export const requestOf = (parts: readonly Part[]): string =>
  [
    'Subject: ',
    '',
    'Build the post like this:',
    ...parts.map(({ name, does }, at) => `${at + 1}. ${name}: ${does}`),
  ].join('\n');

/** For example "2.4× the author’s median". */
export function standingWords(standing: number): string {
  const times = standing >= 10 ? Math.round(standing) : Math.round(standing * 10) / 10;
  return `${times}× the author’s median`;
}

export const savableOf = ({ id, text }: Pick<LibraryPost, 'id' | 'text'>) => ({
  kind: 'post' as const,
  refId: id,
  title: firstLine(text, 120),
  text,
  link: `/dashboard/viral-posts?post=${id}`,
});

export function originWords({
  starter,
  own,
  author,
}: Pick<LibraryPost, 'starter' | 'own' | 'author'>): string {
  if (starter) return 'Starter post';
  return own ? 'Your post' : (author ?? 'Imported');
}
