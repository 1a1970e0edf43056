import { json, type Answer } from '../http/answer.ts';
import { runWithFault } from '../http/faults.ts';
import { header, type Call, type Router } from '../http/router.ts';
import { tonesIn } from './hear.ts';
import type { SpeechState } from './state.ts';

const mostBytes = 25 * 1024 * 1024;
const refused = (status: number, message: string) =>
  json(status, { error: { message, type: 'invalid_request_error', param: null, code: null } });

type Given = { fields: Record<string, string>; file: Buffer; fileName: string };

async function readForm(call: Call): Promise<Given | null> {
  const type = header(call, 'content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) return null;
  const form = await new Response(new Uint8Array(call.body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
  const file = form?.get('file');
  if (form === null || file === null || file === undefined || typeof file === 'string') return null;
  const fields: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value;
  return { fields, file: Buffer.from(await file.arrayBuffer()), fileName: file.name };
}

/** Answers as OpenAI does. It hears tones: what each says is a setting, and others are told as what they are. */
async function transcribe(state: SpeechState, call: Call): Promise<Answer> {
  const key = header(call, 'authorization') ?? '';
  const given = await readForm(call);
  const { fields = {}, file = Buffer.alloc(0), fileName = '' } = given ?? {};
  const heard = tonesIn(file);
  const format = fields['response_format'] ?? 'json';
  const refusal = refusalOf();
  state.requests.add({
    at: state.now(),
    fields,
    fileName,
    bytes: file.length,
    seconds: heard?.seconds ?? 0,
    keyEnd: key.slice(-8),
    refusal: refusal === null ? null : refusal[1],
  });
  if (refusal !== null) return refused(...refusal);
  const segments = (heard?.tones ?? []).map(({ start, end, hertz }, id) => ({
    id,
    start,
    end,
    text: ` ${state.settings.sentences[hertz] ?? `A tone of ${hertz} hertz.`}`,
  }));
  const text = segments.map((segment) => segment.text.trim()).join(' ');
  return format === 'json'
    ? json(200, { text })
    : json(200, { task: 'transcribe', language: 'english', duration: heard?.seconds, text, segments });

  function refusalOf(): [status: number, message: string] | null {
    if (given === null) return [400, 'The request is no form with a file'];
    if (file.length > mostBytes) return [413, 'Maximum content size limit (26214400) exceeded'];
    if (heard === null) return [400, 'Invalid file format'];
    if (!fileName.endsWith('.wav')) return [400, 'The name of the file does not end like its format'];
    if ((fields['model'] ?? '') === '') return [400, 'you must provide a model parameter'];
    if (!/^(?:[a-z]{2})?$/.test(fields['language'] ?? '')) return [400, 'Invalid language'];
    const isKnown = format === 'json' || (format === 'verbose_json' && state.settings.verbose);
    if (!isKnown) return [400, `response_format '${format}' is not compatible with model`];
    if ('timestamp_granularities[]' in fields && format !== 'verbose_json')
      return [400, 'timestamp_granularities needs verbose_json'];
    return null;
  }
}

/** Mounts a server that transcribes, as OpenAI, speaches and LocalAI do. */
export function mountSpeech(router: Router, state: SpeechState): void {
  router.add('POST', '/speech/v1/audio/transcriptions', (call) => {
    const fault = state.faults.take({ operation: 'speech.transcribe', call, memberNames: [] });
    if (fault === undefined) return transcribe(state, call);
    const translate = () =>
      fault.kind === 'rate-limit'
        ? json(
            429,
            { error: { message: 'Rate limit reached', type: 'requests', code: 'rate_limit_exceeded' } },
            {
              'retry-after': String(fault.retryAfterSeconds ?? 1),
            },
          )
        : undefined;
    return runWithFault(fault, call, async () => transcribe(state, call), translate);
  });
}
