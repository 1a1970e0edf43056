import { sha256 } from '../../../../platform/secrets.ts';
import type { ToolProposal } from '../../assistant/index.ts';

/** What the person sees of a proposal. */
export type Shown = Omit<ToolProposal, 'pinned'>;

/** JSON with the fields of objects in one order, however they were stored. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, field]) => [name, canonical(field)]),
  );
}

export const hashOf = (...parts: unknown[]): string => sha256(JSON.stringify(canonical(parts)));

interface Proposed {
  tool: string;
  input: unknown;
  shown: Shown;
  credits: number;
  /** The hash of what would go out of the post that it is about, if any. */
  post: string | null;
}

/** The same only for the same call of a tool that would do the same. */
export const fingerprintOf = ({ tool, input, shown, credits, post }: Proposed): string =>
  hashOf(tool, input, shown, credits, post);

/** An id in the form of a UUID that follows from its parts. */
export function idFrom(...parts: string[]): string {
  const hex = hashOf(...parts);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
