import type { Brief } from '@limelight/contracts';
import { cutToKey, notesFrom } from '@limelight/post-text';
import type { Tx } from '../../../platform/db/index.ts';
import { isOwn, requireSources, type SourceRow } from '../../sources/index.ts';
import type { PromptSource } from '../prompts/write-post.v2.ts';

/** What a generation writes from beside its brief. */
export interface Material {
  ids: readonly string[];
  sources: readonly Pick<SourceRow, 'kind' | 'title' | 'address' | 'text' | 'own' | 'speaker'>[];
  /** The line that names the page it is from; null for none. */
  cited: string | null;
}

/** UTF-16 units of all sources together that one request to a model holds. */
const modelUnits = 24_000;
/** The same for the built-in writer, by the length that was asked for. */
const noteUnits = { short: 450, medium: 950, long: 1_900 } as const;

/** The person's sources by these ids; refuses with `not_found`. */
export async function materialOf(
  tx: Tx,
  userId: string,
  { sourceIds, cite }: { sourceIds: readonly string[]; cite: boolean },
): Promise<Material> {
  const ids = [...new Set(sourceIds)];
  const sources = await requireSources(tx, userId, ids);
  const page = cite ? sources.find((source) => source.address !== null) : undefined;
  const cited = page === undefined ? null : `Source: ${page.title.replace(/\s+/g, ' ')}, ${page.address}`;
  return { ids, sources, cited };
}

/** The sources as the prompt holds them, each cut to what matters of it for the idea. */
export function promptMaterial(
  brief: Brief,
  { sources, cited }: Material,
): { sources: PromptSource[]; cited: string | null } {
  const each = Math.floor(modelUnits / Math.max(1, sources.length));
  return {
    sources: sources.map(({ kind, title, text, own, speaker }) => ({
      kind,
      own: isOwn({ own, kind }),
      speaker,
      title,
      text: cutToKey(text, brief.idea, each),
    })),
    cited,
  };
}

/** The brief with notes out of the sources behind its idea, for the writer without a model. */
export function withNotes(brief: Brief, { sources }: Material): Brief {
  if (sources.length === 0) return brief;
  const each = Math.floor(noteUnits[brief.length] / sources.length);
  const notes = sources.map(({ kind, text, title, own, speaker }) =>
    notesFrom({ text, own: isOwn({ own, kind }), speaker }, `${title} ${brief.idea}`, each),
  );
  return { ...brief, idea: [brief.idea, ...notes].filter((part) => part.trim() !== '').join('\n\n') };
}
