import { isRecord, parseJson } from '../guards.ts';
import { header, type Call, type Handled } from '../http/router.ts';
import { openAiError } from './errors.ts';
import { contentText, type Message } from './prompt.ts';
import type { ModelState } from './state.ts';

export type Checked<T> = { ok: true; value: T } | { ok: false; answer: Handled };

/** Checks the key of a request. */
function checkKey(state: ModelState, call: Call): Checked<null> {
  const key = /^Bearer (\S+)$/.exec(header(call, 'authorization') ?? '')?.[1];
  if (key === undefined) return refused(401, 'invalid_api_key', "You didn't provide an API key.");
  const { apiKeys } = state.settings;
  return apiKeys.length > 0 && !apiKeys.includes(key)
    ? refused(401, 'invalid_api_key', 'Incorrect API key provided.')
    : { ok: true, value: null };
}

/** Checks the names of the fields and the model, whatever format they came in. */
function checkFields(
  state: ModelState,
  body: Record<string, unknown>,
  known: ReadonlySet<string>,
): Checked<{ body: Record<string, unknown>; model: string }> {
  const { models } = state.settings;
  const unknown = Object.keys(body).find((name) => !known.has(name));
  if (unknown !== undefined)
    return refused(400, 'unknown_parameter', `Unrecognized request argument supplied: ${unknown}`);
  const { model } = body;
  if (typeof model !== 'string' || model === '')
    return refused(400, 'missing_required_parameter', 'you must provide a model parameter');
  if (models.length > 0 && !models.includes(model))
    return refused(
      404,
      'model_not_found',
      `The model \`${model}\` does not exist or you do not have access to it.`,
    );
  return { ok: true, value: { body, model } };
}

/** Validates key, content type and format, which both protocols share. Returns the body and the model's name. */
export function checkRequest(
  state: ModelState,
  call: Call,
  known: ReadonlySet<string>,
): Checked<{ body: Record<string, unknown>; model: string }> {
  const key = checkKey(state, call);
  if (!key.ok) return key;
  if (!(header(call, 'content-type') ?? '').startsWith('application/json'))
    return refused(415, 'unsupported_media_type', 'Content-Type must be application/json.');
  const body = parseJson(call.body.toString('utf8'));
  return isRecord(body)
    ? checkFields(state, body, known)
    : refused(400, 'invalid_json', 'We could not parse the JSON body of your request.');
}

/** The same for a form: its texts are the body, and `files` is what it uploads below `name`. */
export async function checkForm(
  state: ModelState,
  call: Call,
  known: ReadonlySet<string>,
  name: string,
): Promise<Checked<{ body: Record<string, unknown>; model: string; files: Blob[] }>> {
  const key = checkKey(state, call);
  if (!key.ok) return key;
  const type = header(call, 'content-type') ?? '';
  if (!type.startsWith('multipart/form-data'))
    return refused(415, 'unsupported_media_type', 'Content-Type must be multipart/form-data.');
  const form = await new Response(new Uint8Array(call.body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
  if (form === null) return refused(400, 'invalid_form', 'We could not parse the form of your request.');
  const body: Record<string, unknown> = {};
  const files: Blob[] = [];
  for (const [field, value] of form) {
    if (typeof value === 'string') body[field] = value;
    else if (field === name || field === `${name}[]`) files.push(value);
    else return refused(400, 'unknown_parameter', `Unrecognized file supplied: ${field}`);
  }
  const checked = checkFields(state, body, known);
  return checked.ok ? { ok: true, value: { ...checked.value, files } } : checked;
}

/** Reads messages, each with a role and a text (or parts). */
export function checkMessages(list: unknown, roles: ReadonlySet<string>): Checked<Message[]> {
  if (!Array.isArray(list) || list.length === 0)
    return refused(400, 'missing_required_parameter', 'messages must be an array that is not empty');
  const messages: Message[] = [];
  for (const [index, entry] of list.entries()) {
    const role = isRecord(entry) ? entry['role'] : undefined;
    if (typeof role !== 'string' || !roles.has(role))
      return refused(400, 'invalid_value', `messages[${index}].role is not supported`);
    const text = isRecord(entry) ? contentText(entry['content'] ?? null) : undefined;
    if (text === undefined)
      return refused(
        400,
        'invalid_type',
        `messages[${index}].content is neither a string nor a list of parts`,
      );
    messages.push({ role, text });
  }
  return { ok: true, value: messages };
}

/**
 * Reads a JSON schema format `{ name, schema, strict }`. With `strict`, every object must be closed and every property
 * required.
 */
export function checkSchemaFormat(format: unknown): Checked<unknown> {
  if (!isRecord(format) || typeof format['name'] !== 'string' || !/^[\w-]{1,64}$/.test(format['name'])) {
    return refused(
      400,
      'invalid_value',
      'Missing or invalid name of the response format (letters, digits, _ and -, at most 64)',
    );
  }
  if (!isRecord(format['schema'])) return refused(400, 'invalid_value', 'The response format has no schema');
  const breach = format['strict'] === true ? strictBreach(format['schema'], '') : undefined;
  if (breach !== undefined)
    return refused(
      400,
      'invalid_json_schema',
      `Invalid schema for response_format '${format['name']}': ${breach}`,
    );
  return { ok: true, value: format['schema'] };
}

function strictBreach(schema: unknown, path: string): string | undefined {
  if (Array.isArray(schema)) {
    for (const [index, entry] of schema.entries()) {
      const breach = strictBreach(entry, `${path}/${index}`);
      if (breach !== undefined) return breach;
    }
    return undefined;
  }
  if (!isRecord(schema)) return undefined;
  const { properties, required } = schema;
  if (isRecord(properties)) {
    if (schema['additionalProperties'] !== false)
      return `In context=(${path}), 'additionalProperties' is required to be supplied and to be false.`;
    const lacking = Object.keys(properties).find(
      (name) => !Array.isArray(required) || !required.includes(name),
    );
    if (lacking !== undefined)
      return `In context=(${path}), 'required' is required to include every key in properties. Missing '${lacking}'.`;
  }
  for (const [name, value] of Object.entries(schema)) {
    const breach =
      isRecord(value) || Array.isArray(value) ? strictBreach(value, `${path}/${name}`) : undefined;
    if (breach !== undefined) return breach;
  }
  return undefined;
}

export function refused(status: number, code: string, message: string): { ok: false; answer: Handled } {
  return { ok: false, answer: openAiError({ status, code, message }) };
}
