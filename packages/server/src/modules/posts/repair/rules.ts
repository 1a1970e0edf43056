import type { Brief, RepairFault } from '@limelight/contracts';
import { measureBaseline } from '@limelight/post-text';
import {
  faultsOf,
  mendByRule,
  mendedOf,
  takeAsides,
  withoutTells,
  type MendContext,
} from '@limelight/post-text/writer';
import type { RepairState } from '../tables.ts';

/** A text mended, with what of its faults is gone and what stays. `text` is null where nothing got better. */
export interface Mended {
  text: string | null;
  mended: RepairFault[];
  left: RepairFault[];
}

/** What a text of a generation is judged against: the brief, all that the person gave, and texts of their own. */
export interface Judged {
  brief: Brief;
  source: string;
  own: readonly string[];
}

/** What the notes themselves wish unsaid counts as the brief's own list does. */
const contextOf = ({ brief, source, own }: Judged): MendContext => ({
  brief: { ...brief, never: [...brief.never, ...takeAsides(brief.idea, source).never] },
  source,
  baseline: measureBaseline(own),
});

/** What is wrong with a text; the text without what sounds like a machine, and, in words for a model, what is wrong with it then. */
export function findFaults(
  text: string,
  judged: Judged,
): { found: RepairFault[]; worded: string; open: string[] } {
  const context = contextOf(judged);
  const worded = withoutTells(text, context);
  return {
    found: faultsOf(text, context),
    worded,
    open: faultsOf(worded, context).map(({ message }) => message),
  };
}

/** `bestRepair` by what a thread is given. */
export function mendWith(
  text: string,
  byModel: string | null,
  judged: Judged,
): ReturnType<typeof bestRepair> {
  return bestRepair(text, byModel, contextOf(judged));
}

/** The better of a model's text, mended by rule where it needs it, and the text mended by rule alone. */
export function bestRepair(
  text: string,
  byModel: string | null,
  context: MendContext,
): Mended & { used: 'model' | 'rules' } {
  const before = faultsOf(text, context);
  const judge = (candidate: string) => {
    const left = faultsOf(candidate, context);
    return { text: candidate, left, mended: mendedOf(before, left) };
  };
  const ruled = judge(mendByRule(text, context));
  const asked = byModel === null ? null : judge(mendByRule(byModel, context));
  const better = asked !== null && asked.left.length <= ruled.left.length && isSame(text, asked.text);
  const best = better ? asked : ruled;
  const used = better ? 'model' : 'rules';
  if (best.left.length >= before.length || best.text === text)
    return { text: null, mended: [], left: before, used };
  return { ...best, used };
}

/** Whether a repair is still about the same length: one that lost or grew most of the post mends nothing. */
function isSame(text: string, repaired: string): boolean {
  return repaired.length > text.length * 0.4 && repaired.length < text.length * 1.6;
}

export function stateAfter(taken: readonly number[], changes: number): RepairState {
  const count = new Set(taken).size;
  if (count === 0) return 'left';
  return count === changes ? 'taken' : 'partly';
}

/** What became of repairs of one writer's texts. */
export interface RepairGroup {
  writtenBy: string;
  checked: number;
  clean: number;
  unmended: number;
  offered: number;
  taken: number;
  partly: number;
  left: number;
  /** How often each kind of fault was found, the most frequent first. */
  faults: { kind: RepairFault['kind']; found: number; mended: number }[];
}

interface Done {
  writtenBy: string;
  state: RepairState;
  mended: readonly RepairFault[];
  left: readonly RepairFault[];
}

/** Repairs by the writer of the text, the most checked first. `offered` counts every offer, whatever became of it. */
export function groupRepairs(rows: readonly Done[]): RepairGroup[] {
  const done = rows.filter(({ state }) => state !== 'working');
  return [...Map.groupBy(done, ({ writtenBy }) => writtenBy)]
    .map(([writtenBy, own]): RepairGroup => {
      const count = (...states: RepairState[]) => own.filter(({ state }) => states.includes(state)).length;
      const found = own.flatMap(({ mended, left }) => [...mended, ...left]);
      const kinds = [...new Set(found.map(({ kind }) => kind))];
      const of = (kind: RepairFault['kind'], faults: readonly RepairFault[]) =>
        faults.filter((fault) => fault.kind === kind).length;
      return {
        writtenBy,
        checked: own.length,
        clean: count('clean'),
        unmended: count('unmended'),
        offered: count('offered', 'taken', 'partly', 'left'),
        taken: count('taken'),
        partly: count('partly'),
        left: count('left'),
        faults: kinds
          .map((kind) => ({
            kind,
            found: of(kind, found),
            mended: of(
              kind,
              own.flatMap(({ mended }) => mended),
            ),
          }))
          .toSorted((a, b) => b.found - a.found),
      };
    })
    .toSorted((a, b) => b.checked - a.checked);
}
