import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { AppError } from '../../platform/http/index.ts';
import type { Log } from '../../platform/log.ts';
import { retryAfterSeconds } from '../retry-after.ts';
import type { Heard, Piece, Transcriber } from './transcriber.ts';
import { wavFile } from './wav-file.ts';

export interface SpeechServer {
  /** As people read it. */
  name: string;
  model: string;
  /** Its address including `/v1`, asked for before each request. May refuse with an `AppError`. */
  reach: () => Promise<{ baseUrl: string; apiKey: string | null }>;
  languages: Transcriber['languages'];
  where: Transcriber['about']['where'];
}

const timeoutMs = 120_000;
/** Waits before another try, in milliseconds, unless the server names one. */
const retryMs = [1_000, 4_000, 15_000];
const longestWaitSeconds = 60;
/** Servers read at most some hundred tokens of it. */
const longestPrompt = 600;
/** UTF-16 units of an answer; far more than a piece of sound can hold. */
const longestAnswer = 256 * 1024;

const answerForm = z.object({
  text: z.string(),
  segments: z
    .array(z.object({ start: z.number(), end: z.number(), text: z.string() }))
    .optional()
    .catch(undefined),
});

/** The answer in its form; null for one in another. */
function jsonAnswer(answer: string): z.infer<typeof answerForm> | null {
  try {
    return answerForm.safeParse(JSON.parse(answer)).data ?? null;
  } catch {
    return null;
  }
}

type AnswerFormat = 'json' | 'verbose_json';

/** The form in one piece: an aborted request cannot trip over a body that is still being made. */
async function uploadForm(
  { samples, language, names }: Piece,
  model: string,
  format: AnswerFormat,
): Promise<{ body: ArrayBuffer; type: string }> {
  const form = new FormData();
  form.set('file', new Blob([wavFile(samples)], { type: 'audio/wav' }), 'recording.wav');
  form.set('model', model);
  form.set('response_format', format);
  form.set('temperature', '0');
  if (format === 'verbose_json') form.set('timestamp_granularities[]', 'segment');
  if (language !== null) form.set('language', language);
  const prompt = names.join(', ').slice(0, longestPrompt);
  if (prompt !== '') form.set('prompt', prompt);
  const made = new Response(form);
  return { body: await made.arrayBuffer(), type: made.headers.get('content-type') ?? '' };
}

/** How a request ended: with an answer, or with a refusal that another try may or may not change. */
type Ending = { answer: string } | { status: number; retryAfter: number | null } | { lost: unknown };

const isRepeatable = (ending: Ending) =>
  'lost' in ending || ('status' in ending && (ending.status === 429 || ending.status >= 500));

/** Statuses by which servers refuse a format of answers that they do not have. */
const unknownFormat = new Set([400, 404, 415, 422, 501]);

/** A server that speaks `POST /v1/audio/transcriptions`, OpenAI's protocol. */
export function serverTranscriber(server: SpeechServer, log: Log): Transcriber {
  const { name, where, languages } = server;
  /** Whether it gives times, which the first piece finds out. */
  let givesTimes: boolean | null = null;

  const send = async (piece: Piece, format: AnswerFormat, signal: AbortSignal): Promise<Ending> => {
    const { body, type } = await uploadForm(piece, server.model, format);
    try {
      const { baseUrl, apiKey } = await server.reach();
      const response = await fetch(`${baseUrl}/audio/transcriptions`, {
        method: 'POST',
        body,
        headers: {
          'content-type': type,
          ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        redirect: 'error',
      });
      const text = await response.text();
      if (response.ok) return { answer: text };
      const retryAfter = retryAfterSeconds(response.headers.get('retry-after'), {
        longest: longestWaitSeconds,
      });
      return { status: response.status, retryAfter };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof AppError) throw error;
      return { lost: error };
    }
  };

  const ask = async (piece: Piece, format: AnswerFormat, signal: AbortSignal): Promise<Ending> => {
    let ending = await send(piece, format, signal);
    for (const waitMs of retryMs) {
      if (!isRepeatable(ending)) break;
      const named = 'retryAfter' in ending ? ending.retryAfter : null;
      await sleep(named === null ? waitMs : named * 1000, undefined, { signal });
      ending = await send(piece, format, signal);
    }
    return ending;
  };

  const refuse = (ending: Exclude<Ending, { answer: string }>): never => {
    const details = 'status' in ending ? { status: ending.status } : { err: ending.lost };
    log.warn({ transcriber: name, ...details }, 'a transcriber gave no text');
    throw new AppError(isRepeatable(ending) ? 'transcriber_away' : 'transcriber_refused');
  };

  const read = (answer: string): Heard => {
    // Some servers answer with the bare text, whatever was asked for.
    const isLong = answer.length > longestAnswer;
    if (!isLong && !answer.trimStart().startsWith('{')) return { text: answer.trim(), parts: [] };
    const found = isLong ? null : jsonAnswer(answer);
    if (found === null) {
      log.warn({ transcriber: name, length: answer.length }, 'a transcriber answered in another form');
      throw new AppError('transcriber_refused');
    }
    const { text, segments = [] } = found;
    const parts = segments.map(({ start, end, text: words }) => ({
      from: start,
      to: end,
      text: words.trim(),
    }));
    return { text: text.trim(), parts: parts.filter((part) => part.text !== '') };
  };

  return {
    about: { where, name },
    languages,
    // On this computer, two would take each other's processor.
    atOnce: where === 'here' ? 1 : 2,
    async listen(piece, signal) {
      const format = givesTimes === false ? 'json' : 'verbose_json';
      let ending = await ask(piece, format, signal);
      if (format === 'verbose_json' && 'status' in ending && unknownFormat.has(ending.status)) {
        const plain = await ask(piece, 'json', signal);
        // What is refused either way says nothing about the format.
        if ('answer' in plain) givesTimes = false;
        ending = plain;
      }
      if (!('answer' in ending)) return refuse(ending);
      const heard = read(ending.answer);
      // Where nothing was said, no times are missing.
      if (heard.text !== '') givesTimes ??= heard.parts.length > 0;
      return heard;
    },
  };
}
