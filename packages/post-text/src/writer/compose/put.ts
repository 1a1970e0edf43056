import type { Role, Sentence } from '../parse/features.ts';
import type { Kind } from './rating.ts';

/** Takes up a way to open: its line, what that does, and what is left of the unit it comes from. `extra` is added to its score. */
export type Put = (
  kind: Kind,
  line: string,
  role: Role,
  left: readonly Sentence[],
  options?: { extra?: number },
) => void;
