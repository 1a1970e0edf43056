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

/**
 * What is charged and kept. Variants that came back are charged; after a cancel, those too of which enough had been
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
    return { status: 'done', charged: written.length, texts: written.map(keep), missing: [...first.missing] };
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
