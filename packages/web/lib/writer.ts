import type { Engine } from '@limelight/contracts';
import { creditCosts } from '@limelight/contracts/catalog';
import { useSystem, useUser } from './query-client.ts';

/** The author of a text within a sentence: the name of a model, or "the outline". */
export function engineWords({ kind, name }: Engine): string {
  return kind === 'outline' ? 'the outline' : name;
}

export interface WriterHere {
  /** The connected model. Null when there is none, undefined until it is known. */
  model: string | null | undefined;
  /** True when the user can connect a model. Nobody else sees configuration hints. */
  mayConnect: boolean;
}

export function useWriterHere(): WriterHere {
  const writer = useSystem().data?.writer;
  const mayConnect = useUser().data?.managesModels ?? false;
  if (!writer) return { model: undefined, mayConnect };
  return { model: writer.kind === 'model' ? writer.name : null, mayConnect };
}

/** The credits of a turn of the co-pilot: 0 with models on one's own computers. */
export function useTurnPrice(): number {
  return useSystem().data?.localWriter === true ? 0 : creditCosts['copilot.turn'];
}
