import type { Brief } from '@limelight/contracts';
import { cutToFit } from '@limelight/post-text';
import type { Connection } from '../../../../platform/db/index.ts';
import { isOwn, requireSources, type SourceRow } from '../../../posts/sources/index.ts';
import { sourceLabel } from './post-language.ts';
import { withoutPrivateNotes } from './private-notes.ts';
import type { PromptSource } from '../prompts/source-blocks.ts';

/** The sources of a generation besides its brief. */
export interface Material {
  ids: readonly string[];
  sources: readonly Pick<SourceRow, 'kind' | 'title' | 'address' | 'text' | 'own' | 'speaker'>[];
  cited: string | null;
}

/** A source with the information whose words it contains. */
export interface NotedSource extends Pick<SourceRow, 'kind' | 'title' | 'text' | 'speaker'> {
  own: boolean;
}

/** The limit for all sources of a request to a model, in UTF-16 units. */
const modelUnits = 24_000;

/** The user's sources with these ids. Refuses with `not_found`. */
export async function materialOf(
  connection: Connection,
  userId: string,
  { sourceIds, cite, ...brief }: Brief & { sourceIds: readonly string[]; cite: boolean },
): Promise<Material> {
  const ids = [...new Set(sourceIds)];
  const sources = await requireSources(connection, userId, ids);
  return { ids, ...materialIn(brief, sources, cite) };
}

/** The sources of a brief. With `cite`, the last line of the post names the first source that has an address. */
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
 * The brief and sources for a prompt: without private notes, and each source cut to the parts relevant to the idea.
 * `left` describes for the page what is not sent.
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
