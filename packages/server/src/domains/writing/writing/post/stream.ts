import { generationIdHeader } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { openEventStream } from '../../../../platform/http/index.ts';
import { sharedLength, watchRun, type RunRow } from '../../../runs/runs/index.ts';
import { endOf, type GenerationEvent } from './events.ts';
import type { Generation } from './open.ts';
import { findGeneration, findOutcome } from './read.ts';
import { draftOf } from './rules.ts';

/** Streams a generation to a client from the start. The writing continues without the client. */
export function streamGeneration(context: Context, userId: string, { id, drafts }: Generation): Response {
  const gone = new AbortController();
  const headers = { [generationIdHeader]: id };
  const stream = openEventStream({ headers, onGone: () => gone.abort() });
  const tell = ({ type, data }: GenerationEvent) => stream.send({ name: type, data });

  let reading: ReturnType<typeof findOutcome> | null = null;
  const ends: RunRow[] = [];
  const follow = async ({ runId, variant }: Generation['drafts'][number]) => {
    let sent = '';
    for await (const { text, end } of watchRun(context, runId, gone.signal)) {
      const offset = sharedLength(sent, text);
      if (offset < text.length || offset < sent.length)
        tell({ type: 'text', data: { delta: text.slice(offset), offset, variant } });
      sent = text;
      if (end !== null && ends.push(end) === drafts.length) {
        reading = findOutcome(context.database.db, userId, ends.map(draftOf));
        // It can fail before anybody waits for it.
        reading.catch(() => undefined);
      }
      const draft = end === null || drafts.length === 1 ? null : draftOf(end);
      if (draft === null || draft.state === 'writing') continue;
      tell({ type: 'ended', data: { variant, how: draft.state, free: draft.charged === 0 } });
    }
  };

  const followAll = async () => {
    await Promise.all(drafts.map(follow));
    if (gone.signal.aborted) return;
    tell(endOf(await (reading ?? findGeneration(context.database.db, userId, id))));
  };
  void followAll()
    .catch((error: unknown) => context.log.warn({ err: error, generationId: id }, 'no generation to follow'))
    .finally(() => stream.close());
  return stream.response;
}
