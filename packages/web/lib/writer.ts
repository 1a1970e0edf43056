import type { Engine } from '@limelight/contracts';
import { useSystem } from './query-client.ts';

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
  const system = useSystem().data;
  if (!system) return { model: undefined, mayConnect: false };
  const { writer, mode } = system;
  return { model: writer.kind === 'model' ? writer.name : null, mayConnect: mode === 'demo' };
}
