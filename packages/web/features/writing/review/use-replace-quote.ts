import { useWriterHere } from '../../../lib/writer.ts';
import { snapshot } from '../post/history.ts';
import { textOf } from '../post/session-state.ts';
import { useSession } from '../post/writing-context.ts';

/** Puts a model's words in place of a quotation of the text. Does nothing when the text no longer contains it. */
export function useReplaceQuote(
  detail: string,
  runId: string | null,
): (quote: string, replacement: string) => void {
  const { session } = useSession();
  const { model } = useWriterHere();
  return (quote, replacement) => {
    const now = textOf(session.state);
    const start = now.indexOf(quote);
    if (start < 0) return;
    const next = now.slice(0, start) + replacement + now.slice(start + quote.length);
    const engine = model == null ? null : ({ kind: 'model', name: model } as const);
    const run = runId === null ? null : { id: runId };
    const made = { by: 'improvement', detail, engine, run } as const;
    session.write(snapshot(next, start, start + replacement.length), 'step', made);
  };
}
