import { isRecord, parseJson } from '../guards.ts';
import { empty, json, type Answer } from '../http/answer.ts';
import type { Call, Handled, Handler, Router } from '../http/router.ts';
import { chatCompletions } from '../model/chat.ts';
import type { ModelState } from '../model/state.ts';
import { pull } from './pull.ts';
import { digestOf, fullName, type LibraryModel, type OllamaState } from './state.ts';

const VERSION = '0.12.6';

/** Mounts an Ollama server below `/ollama`. Its answers come from the stand-in for models. */
export function mountOllama(router: Router, state: OllamaState, model: ModelState): void {
  const add = (method: string, path: string, handler: Handler) =>
    router.add(method, `/ollama${path}`, (call) => {
      state.requests.add({ at: state.now(), method, path, body: call.body.toString('utf8').slice(0, 4000) });
      return handler(call);
    });
  const running = { status: 200, headers: { 'content-type': 'text/plain' }, body: 'Ollama is running' };
  add('GET', '', () => running);
  add('GET', '/api/version', () => json(200, { version: VERSION }));
  add('GET', '/api/tags', () => json(200, { models: [...state.installed.values()].map(listed) }));
  add('GET', '/api/ps', () => json(200, { models: [] }));
  add('POST', '/api/show', (call) => show(state, call));
  add('POST', '/api/pull', (call) => pull(state, call));
  add('DELETE', '/api/delete', (call) => {
    const name = nameIn(call);
    if (!state.installed.delete(fullName(name))) return notFound(name);
    return empty(200);
  });
  add('GET', '/v1/models', () =>
    json(200, {
      object: 'list',
      data: [...state.installed.values()].map(({ model: { name }, at }) => ({
        id: name,
        object: 'model',
        created: Math.floor(at / 1000),
        owned_by: 'library',
      })),
    }),
  );
  add('POST', '/v1/chat/completions', (call) => complete(state, model, call));
}

const details = ({ family, parameters, quantization }: LibraryModel) => ({
  parent_model: '',
  format: 'gguf',
  family,
  families: [family],
  parameter_size: parameters,
  quantization_level: quantization,
});

const listed = ({ model, at }: { model: LibraryModel; at: number }) => ({
  name: model.name,
  model: model.name,
  modified_at: new Date(at).toISOString(),
  size: model.sizeBytes,
  digest: digestOf(model),
  details: details(model),
});

function nameIn(call: Call): string {
  const body = parseJson(call.body.toString('utf8'));
  const name = isRecord(body) ? (body['model'] ?? body['name']) : undefined;
  return typeof name === 'string' ? name : '';
}

const notFound = (name: string): Answer => json(404, { error: `model '${name}' not found` });

function show(state: OllamaState, call: Call): Answer {
  const name = nameIn(call);
  const found = state.installed.get(fullName(name));
  if (found === undefined) return notFound(name);
  const { model, at } = found;
  return json(200, {
    license: model.licence,
    modelfile: `FROM ${model.name}`,
    template: '{{ .Prompt }}',
    details: details(model),
    model_info: {
      'general.architecture': model.family,
      [`${model.family}.context_length`]: model.contextTokens,
    },
    capabilities: ['completion'],
    modified_at: new Date(at).toISOString(),
  });
}

/** A key is accepted but not needed. */
function complete(state: OllamaState, model: ModelState, call: Call): Handled | Promise<Handled> {
  const name = nameIn(call);
  if (!state.installed.has(fullName(name)))
    return json(404, {
      error: {
        message: `model '${name}' not found`,
        type: 'not_found_error',
        param: null,
        code: null,
      },
    });
  return chatCompletions(model, { ...call, headers: { ...call.headers, authorization: 'Bearer ollama' } });
}
