import type { Engine } from '@limelight/contracts';

/** Who wrote, within a sentence: 'the built-in writer', or a model by its name. */
export function engineWords({ kind, name }: Engine): string {
  return kind === 'built-in' ? 'the built-in writer' : name;
}
