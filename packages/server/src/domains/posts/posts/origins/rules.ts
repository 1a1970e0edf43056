import type { Engine, OriginRecord, OriginSentence, RestKind, VersionMaker } from '@limelight/contracts';
import { originsOf, restsOnWhat, type OriginMaterial } from '@limelight/post-text';

/** A saved state of a text. */
export interface SavedState {
  by: VersionMaker;
  text: string;
  at: number;
}

/** What is stored with a post of where its words come from. */
export interface OriginInput {
  text: string;
  at: number;
  engine: Engine | null;
  versions: readonly SavedState[];
  material: readonly OriginMaterial[];
  confirmed: readonly { claim: string; sentence: string }[];
  checked: Parameters<typeof originsOf>[0]['checked'];
}

const models: ReadonlySet<VersionMaker> = new Set(['writer', 'improvement', 'opening', 'ending', 'chat']);
const isMaker = (by: string): by is VersionMaker => by !== '';

function sourcesOf(sentences: readonly OriginSentence[]): OriginRecord['sources'] {
  const found = new Map<string, { kind: RestKind; title: string; sentences: number }>();
  for (const { rests } of sentences)
    for (const key of new Set(rests.map(({ kind, id, title }) => JSON.stringify([kind, id, title])))) {
      const rest = rests.find(({ kind, id, title }) => JSON.stringify([kind, id, title]) === key);
      if (rest === undefined) continue;
      const { kind, title } = rest;
      found.set(key, { kind, title, sentences: (found.get(key)?.sentences ?? 0) + 1 });
    }
  return [...found.values()].toSorted((a, b) => b.sentences - a.sentences);
}

/** Works out where the sentences of a post come from. Runs in a thread, as it compares many texts. */
export function recordOf({
  text,
  at,
  engine,
  versions,
  material,
  confirmed,
  checked,
}: OriginInput): OriginRecord {
  const last = versions.at(-1);
  const states = last?.text === text ? versions : [...versions, { by: 'you' as const, text, at }];
  const steps = states.map((state) => ({ ...state, model: models.has(state.by) }));
  const { sentences, comparable } = originsOf({ steps, material, confirmed, checked });
  const told = sentences.map((one): OriginSentence => ({
    ...one,
    by: isMaker(one.by) ? one.by : 'you',
    at: new Date(one.at).toISOString(),
    basis: restsOnWhat(one),
  }));
  return { sentences: told, sources: sourcesOf(told), comparable, engine };
}
