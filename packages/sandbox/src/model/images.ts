import { createHash } from 'node:crypto';
import { json } from '../http/answer.ts';
import type { Call, Handled } from '../http/router.ts';
import { paintPng } from '../pages/png.ts';
import { openAiError } from './errors.ts';
import { checkForm, checkRequest, refused } from './request-rules.ts';
import type { ModelState } from './state.ts';

const PARAMETERS = new Set([
  'model',
  'prompt',
  'n',
  'size',
  'quality',
  'background',
  'moderation',
  'output_format',
  'output_compression',
  'response_format',
  'style',
  'user',
]);
const SIZES = new Map([
  ['1024x1024', [256, 256]],
  ['1024x1536', [256, 384]],
  ['1536x1024', [384, 256]],
] as const);
const LONGEST_PROMPT = 32_000;

/** A pattern determined by the prompt, at a quarter of the requested size. */
function paint(prompt: string, index: number, [width, height]: readonly [number, number]): Buffer {
  const hash = createHash('sha256').update(`${index}:${prompt}`).digest();
  const at = (place: number) => hash[place % hash.length] ?? 0;
  return paintPng(width, height, (x, y) => {
    const cell = Math.floor(x / 32) * 5 + Math.floor(y / 32) * 11;
    return [at(cell), at(cell + 7), at(cell + 13)];
  });
}

/** Draws what a request asks for. `seed` is what the pattern depends on besides the prompt. */
function draw(
  state: ModelState,
  { body, model }: { body: Record<string, unknown>; model: string },
  seed: string,
): Handled {
  const { prompt, n = 1, size = '1024x1024' } = body;
  if (typeof prompt !== 'string' || prompt.trim() === '')
    return refused(400, 'missing_required_parameter', 'you must provide a prompt').answer;
  if (prompt.length > LONGEST_PROMPT)
    return refused(400, 'string_above_max_length', `The prompt is longer than ${LONGEST_PROMPT}.`).answer;
  if (typeof n !== 'number' || !Number.isInteger(n) || n < 1 || n > 10)
    return refused(400, 'invalid_value', 'n must be a whole number from 1 to 10').answer;
  const measures = [...SIZES].find(([name]) => name === size)?.[1];
  if (measures === undefined) return refused(400, 'invalid_value', `Invalid size '${String(size)}'.`).answer;
  const behaviour = state.take(prompt, model);
  const record = state.open({
    api: 'images',
    model,
    stream: false,
    headers: {},
    body,
    promptText: prompt,
    ...(behaviour === undefined ? {} : { behaviour: behaviour.kind }),
  });
  record.endedAt = state.now();
  if (behaviour?.kind === 'refusal' || behaviour?.kind === 'error') {
    const isRefusal = behaviour.kind === 'refusal';
    const status = isRefusal ? 400 : (behaviour.status ?? 500);
    record.outcome = 'refused';
    record.status = status;
    return openAiError({
      status,
      code: isRefusal ? 'moderation_blocked' : (behaviour.code ?? 'ordered_error'),
      message: behaviour.text ?? behaviour.message ?? 'Your request was rejected by the safety system.',
    });
  }
  record.outcome = 'completed';
  record.status = 200;
  const data = behaviour?.kind === 'empty' ? [] : Array.from({ length: n }, (_, index) => index);
  return json(200, {
    created: Math.floor(state.now() / 1000),
    data: data.map((index) => ({ b64_json: paint(seed + prompt, index, measures).toString('base64') })),
  });
}

/** `POST /model/v1/images/generations`. */
export function images(state: ModelState, call: Call): Handled {
  const checked = checkRequest(state, call, PARAMETERS);
  return checked.ok ? draw(state, checked.value, '') : checked.answer;
}

const EDIT_PARAMETERS = new Set([...PARAMETERS, 'input_fidelity']);
const MOST_PICTURES = 16;
const LARGEST_PICTURE = 50 * 1024 * 1024;
const SIGNATURES = new Map([
  ['image/png', '89504e47'],
  ['image/jpeg', 'ffd8ff'],
  ['image/webp', '52494646'],
]);

/** `POST /model/v1/images/edits`: pictures and what is to become of them. */
export async function imageEdits(state: ModelState, call: Call): Promise<Handled> {
  const checked = await checkForm(state, call, EDIT_PARAMETERS, 'image');
  if (!checked.ok) return checked.answer;
  const { files, model, body } = checked.value;
  if (files.length === 0)
    return refused(400, 'missing_required_parameter', 'you must provide an image').answer;
  if (files.length > MOST_PICTURES)
    return refused(400, 'array_above_max_length', `At most ${MOST_PICTURES} images are taken.`).answer;
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = Buffer.from(await file.arrayBuffer());
    const signature = SIGNATURES.get(file.type);
    if (signature === undefined || !bytes.toString('hex', 0, 4).startsWith(signature))
      return refused(400, 'invalid_image_file', 'Invalid image file or mode for image.').answer;
    if (bytes.length > LARGEST_PICTURE)
      return refused(400, 'image_too_large', 'An image has at most 50 MB.').answer;
    hash.update(bytes);
  }
  const n = 'n' in body ? { n: Number(body['n']) } : {};
  return draw(state, { model, body: { ...body, ...n } }, hash.digest('hex'));
}
