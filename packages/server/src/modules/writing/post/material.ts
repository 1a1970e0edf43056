import type { Brief } from '@limelight/contracts';
import { cutToFit } from '@limelight/post-text';
import type { Connection } from '../../../platform/db/index.ts';
import { isOwn, requireSources, type SourceRow } from '../../sources/index.ts';
import { sourceLabel } from './post-language.ts';
import { withoutPrivateNotes } from './private-notes.ts';
import type { PromptSource } from '../prompts/write-post.v8.ts';

/** What a generation writes from beside its brief. */
export interface Material {
  ids: readonly string[];
  sources: readonly Pick<SourceRow, 'kind' | 'title' | 'address' | 'text' | 'own' | 'speaker'>[];
  /** The line that names the page it is from; null for none. */
  cited: string | null;
}

/** A source with whose words it holds. */
export interface NotedSource extends Pick<SourceRow, 'kind' | 'title' | 'text' | 'speaker'> {
  own: boolean;
}

/** UTF-16 units of all sources together that one request to a model holds. */
const modelUnits = 24_000;

/** The person's sources by these ids; refuses with `not_found`. */
export async function materialOf(
  connection: Connection,
  userId: string,
  { sourceIds, cite, ...brief }: Brief & { sourceIds: readonly string[]; cite: boolean },
): Promise<Material> {
  const ids = [...new Set(sourceIds)];
  const sources = await requireSources(connection, userId, ids);
  return { ids, ...materialIn(brief, sources, cite) };
}

/** Sources beside a brief; with `cite` the first that has an address is named in the last line. */
export function materialIn(
  brief: Brief,
  sources: Material['sources'],
  cite: boolean,
): Pick<Material, 'sources' | 'cited'> {
  const page = cite ? sources.find((source) => source.address !== null) : undefined;
  const cited =
    page === undefined
      ? null
      : `${sourceLabel(brief, sources)}${page.title.replace(/\s+/g, ' ')}, ${page.address}`;
  return { sources, cited };
}

export function notedSources({ sources }: Pick<Material, 'sources'>): NotedSource[] {
  return sources.map(({ kind, title, text, own, speaker }) => ({
    kind,
    title,
    text,
    own: isOwn({ own, kind }),
    speaker,
  }));
}

/**
 * The brief and the sources as a prompt holds them: without private notes, and each source cut to what matters of it for the
 * idea. `left` says in words for the page what is not sent.
 */
export function promptMaterial(
  asked: Brief,
  given: readonly NotedSource[],
): { brief: Brief; sources: PromptSource[]; left: string[] } {
  const { brief, sources, left } = withoutPrivateNotes(asked, given);
  const each = Math.floor(modelUnits / Math.max(1, sources.length));
  return {
    brief,
    sources: sources.map((source) => ({ ...source, text: cutToFit(source.text, brief.idea, each) })),
    left,
  };
}
