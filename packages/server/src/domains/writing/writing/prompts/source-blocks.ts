import type { SourceKind } from '@limelight/contracts';
import { dataBlock } from '../../../../integrations/ai/index.ts';

export interface PromptSource {
  kind: SourceKind;
  title: string;
  text: string;
  /** Whether the author speaks in it, and in a conversation under which name. */
  own?: boolean;
  speaker?: string;
}

const others = 'its “I” and “we” are not the author’s';
const kinds: Readonly<Record<SourceKind, string>> = {
  text: `A pasted text that others wrote: ${others}`,
  page: `A web page that others wrote: ${others}`,
  file: `A document that others wrote: ${others}`,
  post: 'An earlier post of the author: say something new, do not repeat it',
  transcript: 'A transcript: words belong to whoever said them',
};

/** Labels of sources in which the author speaks. */
const ownKinds: Readonly<Record<SourceKind, string>> = {
  text: 'Notes of the author',
  page: 'A web page that the author wrote: its “I” and “we” are the author’s',
  file: 'A document that the author wrote: its “I” and “we” are the author’s',
  post: kinds.post,
  transcript: 'A transcript of the author speaking: its “I” and “we” are the author’s',
};
const conversation =
  'A transcript of a conversation; its first line names the author, the words of the others belong to them';

function sourceBlock(
  { kind, title, text, own = false, speaker = '' }: PromptSource,
  dataId: string,
): string[] {
  const named = own && speaker !== '';
  const what = named ? conversation : (own ? ownKinds : kinds)[kind];
  // The title of a pasted text is its beginning.
  const isBeginning = text.startsWith(title.replace(/…$/u, ''));
  const parts = [...(named ? [speaker] : []), ...(isBeginning ? [] : [title]), text];
  return ['', `${what}:`, dataBlock(parts.join('\n\n'), dataId)];
}

/** The sources as data blocks, each labelled with whose words it contains. */
export const sourceBlocks = (sources: readonly PromptSource[], dataId: string): string[] =>
  sources.flatMap((source) => sourceBlock(source, dataId));
