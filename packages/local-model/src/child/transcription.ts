import type { IncomingMessage } from 'node:http';
import { Refusal } from './failure.ts';
import { readBody, send, type Service } from './http.ts';
import type { Queue } from './queue.ts';
import { SAMPLES_PER_SECOND, type Recogniser } from './recogniser.ts';

type Options = { queue: Queue; onIdle: () => void };

/** Hears: `POST /v1/audio/transcriptions`, a form with a WAV file of 16 bits, one channel at 16 kHz. */
export function transcriptionService(
  recogniser: Recogniser,
  { modelId, idleMs }: { modelId: string; idleMs: number },
  { queue, onIdle }: Options,
): Service {
  let open = 0;
  let idle = setTimeout(onIdle, idleMs);
  return {
    path: '/audio/transcriptions',
    async serve(incoming, response) {
      open += 1;
      clearTimeout(idle);
      try {
        const { model, format, samples } = await readForm(incoming);
        if (model !== modelId)
          throw new Refusal(404, 'model_not_found', `This server runs ${modelId}, not ${model}.`);
        const gone = new AbortController();
        response.once('close', () => gone.abort());
        const lines = await queue.run(gone.signal, () => recogniser.hear(samples));
        const text = lines.map((line) => line.text).join(' ');
        const segments = lines.map((line, id) => ({ id, ...line }));
        send(
          response,
          200,
          format === 'verbose_json'
            ? { task: 'transcribe', duration: samples.length / SAMPLES_PER_SECOND, text, segments }
            : { text },
        );
      } finally {
        open -= 1;
        if (open === 0) idle = setTimeout(onIdle, idleMs);
      }
    },
  };
}

async function readForm(
  incoming: IncomingMessage,
): Promise<{ model: string; format: string; samples: Float32Array }> {
  const body = new Uint8Array(await readBody(incoming));
  const type = incoming.headers['content-type'] ?? '';
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null);
  const file = form?.get('file');
  if (form === null || !(file instanceof Blob))
    throw new Refusal(400, 'invalid_request', 'The request is no form with a file.');
  const field = (name: string, otherwise: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : otherwise;
  };
  const format = field('response_format', 'json');
  if (format !== 'json' && format !== 'verbose_json')
    throw new Refusal(400, 'invalid_request', 'response_format must be json or verbose_json.');
  const samples = samplesOf(Buffer.from(await file.arrayBuffer()));
  return { model: field('model', ''), format, samples };
}

const HEAD_BYTES = 44;

/** Samples between -1 and 1. */
function samplesOf(wav: Buffer): Float32Array {
  const isReadable =
    wav.length >= HEAD_BYTES &&
    wav.toString('latin1', 0, 4) === 'RIFF' &&
    wav.toString('latin1', 8, 16) === 'WAVEfmt ' &&
    wav.readUInt16LE(20) === 1 &&
    wav.readUInt16LE(22) === 1 &&
    wav.readUInt32LE(24) === SAMPLES_PER_SECOND &&
    wav.readUInt16LE(34) === 16 &&
    wav.toString('latin1', 36, 40) === 'data';
  if (!isReadable)
    throw new Refusal(400, 'invalid_audio', 'The file must be WAV with 16 bits, one channel and 16 kHz.');
  const count = Math.floor((wav.length - HEAD_BYTES) / 2);
  return Float32Array.from({ length: count }, (_, at) => wav.readInt16LE(HEAD_BYTES + at * 2) / 32_768);
}
