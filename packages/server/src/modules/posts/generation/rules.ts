import { freeCancelCharacters, type Engine, type ErrorCode } from '@limelight/contracts';
import type { KeptText } from '../tables.ts';

/** How one variant ended, with what of it was delivered. */
export interface VariantResult {
  variant: number;
  state: 'written' | 'cancelled' | 'failed';
  text: string;
  engine: Engine;
  missing: readonly string[];
  /** Why it failed, for the log and for `details.reason`. */
  reason: string | null;
}

export type Outcome = {
  /** How many variants are charged. */
  charged: number;
  texts: KeptText[];
} & (
  | { status: 'done'; missing: string[] }
  | { status: 'failed' | 'cancelled'; code: ErrorCode; reason: string | null }
);

const keep = ({ variant, text, engine }: VariantResult): KeptText => ({ variant, text, engine });

/** A text without what only parts it: breaks, signs of a list, stops. */
const unparted = (text: string) =>
  text
    .replace(/^(?:[–•-]|\d{1,2}[.)])\s+/gm, '')
    .replace(/[\s.]+/g, ' ')
    .trim();

/** How many of the texts say more than another broken up differently; each of a model is one, since each was asked for. */
function countApart(written: readonly VariantResult[]): number {
  const model = written.filter(({ engine }) => engine.kind === 'model');
  const ruled = written.filter(({ engine }) => engine.kind === 'built-in');
  return model.length + new Set(ruled.map(({ text }) => unparted(text))).size;
}

function alikeNote(charged: number, written: number): string[] {
  if (charged === written) return [];
  const given = charged === 1 ? 'one draft' : 'two drafts';
  return [`More to choose from: your words gave ${given}, the rest stands in other breaks and cost nothing`];
}

/**
 * What is charged and kept. Variants that came back are charged, those of the built-in writer that repeat another once; after a cancel, those too of which enough had been
 * delivered; when none came back, nothing.
 */
export function decideOutcome(results: readonly VariantResult[]): Outcome {
  const written = results.filter((result) => result.state === 'written');
  if (results.some((result) => result.state === 'cancelled')) {
    const charged = results.filter(
      (result) =>
        result.state !== 'failed' &&
        (result.state === 'written' || result.text.length >= freeCancelCharacters),
    );
    const kept = results.filter((result) => result.text !== '');
    return {
      status: 'cancelled',
      charged: charged.length,
      texts: kept.map(keep),
      code: 'generation_cancelled',
      reason: null,
    };
  }
  const [first] = written;
  if (first !== undefined) {
    const charged = countApart(written);
    const missing = [...first.missing, ...alikeNote(charged, written.length)];
    return { status: 'done', charged, texts: written.map(keep), missing };
  }
  const reason = results.find((result) => result.reason !== null)?.reason ?? null;
  const code =
    reason === 'empty'
      ? 'writer_empty'
      : reason === 'limit'
        ? 'writer_cut'
        : reason === 'unreadable'
          ? 'writer_unreadable'
          : 'writer_unavailable';
  return {
    status: 'failed',
    charged: 0,
    texts: results.filter((result) => result.text !== '').map(keep),
    code,
    reason,
  };
}
