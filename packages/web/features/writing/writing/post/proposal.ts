import type { ChatOutcome, Engine } from '@limelight/contracts';
import { changesBetween, changesOf, type Change, type Stretch } from './changes.ts';
import type { Made } from './made.ts';

export type Decision = Exclude<ChatOutcome, 'open'>;

/** A rewrite that is shown in the text as changes. The text stays as it was until each of them is decided. */
export interface Proposal {
  label: string;
  before: string;
  stretches: readonly Stretch[];
  /** True for an accepted change, false for a rejected one, by index in the order of the decisions. */
  decided: ReadonlyMap<number, boolean>;
  /** Null when rules made it. */
  engine: Engine | null;
  /** Facts that the text did not contain before. */
  doubts: readonly string[];
  made: Made;
  /** True when the first change takes the focus. */
  takesFocus: boolean;
  onDecided: (decision: Decision) => void;
}

export function proposalOf({
  after,
  ...given
}: Omit<Proposal, 'stretches' | 'decided'> & { after: string }): Proposal {
  return { ...given, stretches: changesBetween(given.before, after), decided: new Map() };
}

export const undecided = ({ stretches, decided }: Proposal): Change[] =>
  changesOf(stretches).filter(({ index }) => !decided.has(index));
