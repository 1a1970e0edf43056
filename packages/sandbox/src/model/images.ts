import { createHash } from 'node:crypto';
import { json } from '../http/answer.ts';
import type { Call, Handled } from '../http/router.ts';
import { paintPng } from '../pages/png.ts';
import { openAiError } from './errors.ts';
import { checkRequest, refused } from './request-rules.ts';
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

/** `POST /model/v1/images/generations`. */
export function images(state: ModelState, call: Call): Handled {
  const checked = checkRequest(state, call, PARAMETERS);
  if (!checked.ok) return checked.answer;
  const { body, model } = checked.value;
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
    data: data.map((index) => ({ b64_json: paint(prompt, index, measures).toString('base64') })),
  });
}
