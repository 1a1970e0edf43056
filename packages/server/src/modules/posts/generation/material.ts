import type { Brief } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { isOwn, requireSources, type SourceRow } from '../../sources/index.ts';
import { sourceLabel } from '../post-language.ts';
import { postTexts } from '../post-texts.ts';
import type { PromptSource } from '../prompts/write-post.v5.ts';
import type { NotedSource } from './draft.ts';

/** What a generation writes from beside its brief. */
export interface Material {
  ids: readonly string[];
  sources: readonly Pick<SourceRow, 'kind' | 'title' | 'address' | 'text' | 'own' | 'speaker'>[];
  /** The line that names the page it is from; null for none. */
  cited: string | null;
  /** That page's place among the sources. */
  citedAt?: number | undefined;
}

/** The person's sources by these ids; refuses with `not_found`. */
export async function materialOf(
  connection: Connection,
  userId: string,
  { brief, sourceIds, cite }: { brief: Brief; sourceIds: readonly string[]; cite: boolean },
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
): Pick<Material, 'sources' | 'cited' | 'citedAt'> {
  const citedAt = cite ? sources.findIndex((source) => source.address !== null) : -1;
  const page = sources[citedAt];
  const cited =
    page === undefined
      ? null
      : `${sourceLabel(brief, sources)}${page.title.replace(/\s+/g, ' ')}, ${page.address}`;
  return { sources, cited, citedAt };
}

/**
 * The sources as the prompt holds them, without what is for nobody and each cut to what matters of it for the idea; `never` is what
 * they wish unsaid, `left` what of them is not sent.
 */
export async function promptMaterial(
  { threads }: Pick<Context, 'threads'>,
  userId: string,
  brief: Brief,
  material: Omit<Material, 'ids'>,
  signal?: AbortSignal,
): Promise<{ sources: PromptSource[]; cited: string | null; never: string[]; left: string[] }> {
  const { sources, cited } = material;
  if (sources.length === 0) return { sources: [], cited, never: [], left: [] };
  const options = { owner: userId, ...(signal === undefined ? {} : { signal }) };
  const read = await threads.texts.call(
    postTexts,
    'cutForModel',
    [notedSources(material), brief.idea],
    options,
  );
  return {
    sources: sources.flatMap(({ kind, own, speaker }, index) => {
      const { title, text } = read.sources[index] ?? { title: '', text: '' };
      return text === '' ? [] : [{ kind, own: isOwn({ own, kind }), speaker, title, text }];
    }),
    cited,
    never: read.never,
    left: read.left,
  };
}

/** The sources as the writer without a model takes notes of them. */
export function notedSources({ sources, citedAt }: Pick<Material, 'sources' | 'citedAt'>): NotedSource[] {
  return sources.map(({ kind, title, text, own, speaker }, index) => ({
    title,
    text,
    own: isOwn({ own, kind }),
    speaker,
    cited: index === citedAt,
  }));
}
