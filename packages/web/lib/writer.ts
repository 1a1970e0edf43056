import type { Engine } from '@limelight/contracts';
import { useSystem, useUser } from './query-client.ts';

/** Who wrote a text, within a sentence: the name of a model, or the outline. */
export function engineWords({ kind, name }: Engine): string {
  return kind === 'model' ? name : 'the outline';
}

export interface WriterHere {
  /** The connected model; null for none, undefined until it is known. */
  model: string | null | undefined;
  /** Whether the person can connect a model; everyone else sees no configuration hints. */
  mayConnect: boolean;
}

/** Which model writes on this installation. */
export function useWriterHere(): WriterHere {
  const writer = useSystem().data?.writer;
  const mayConnect = useUser().data?.managesModels ?? false;
  if (!writer) return { model: undefined, mayConnect };
  return { model: writer.kind === 'model' ? writer.name : null, mayConnect };
}
