import { json } from '../http/answer.ts';
import { header, type Router } from '../http/router.ts';
import { chatCompletions } from './chat.ts';
import { anthropicError, openAiError } from './errors.ts';
import { imageEdits, images } from './images.ts';
import { messages } from './messages.ts';
import { responses } from './responses.ts';
import type { ModelState } from './state.ts';

const LISTED_MODELS = ['standin-large', 'standin-small'];
const CREATED = 1_767_225_600;

const isKnownKey = ({ settings: { apiKeys } }: ModelState, key: string) =>
  apiKeys.length === 0 || apiKeys.includes(key);

const namesOf = ({ settings: { models } }: ModelState) => (models.length > 0 ? models : LISTED_MODELS);

/** Mounts OpenAI’s protocol below `/model/v1` and Anthropic’s below `/model/anthropic/v1`. */
export function mountModel(router: Router, state: ModelState): void {
  router.add('POST', '/model/v1/chat/completions', (call) => chatCompletions(state, call));
  router.add('POST', '/model/v1/images/generations', (call) => Promise.resolve(images(state, call)));
  router.add('POST', '/model/v1/images/edits', (call) => imageEdits(state, call));
  router.add('POST', '/model/v1/responses', (call) => responses(state, call));
  router.add('POST', '/model/anthropic/v1/messages', (call) => messages(state, call));
  router.add('GET', '/model/v1/models', (call) => {
    const key = /^Bearer (\S+)$/.exec(header(call, 'authorization') ?? '')?.[1];
    if (key === undefined || !isKnownKey(state, key))
      return openAiError({
        status: 401,
        code: 'invalid_api_key',
        message: key === undefined ? "You didn't provide an API key." : `Incorrect API key provided: ${key}.`,
      });
    return json(200, {
      object: 'list',
      data: namesOf(state).map((id) => ({ id, object: 'model', created: CREATED, owned_by: 'stand-in' })),
    });
  });
  router.add('GET', '/model/anthropic/v1/models', (call) => {
    if (header(call, 'anthropic-version') === undefined)
      return anthropicError({ status: 400, code: '', message: 'anthropic-version: header is required' });
    const key = header(call, 'x-api-key');
    if (key === undefined || !isKnownKey(state, key))
      return anthropicError({
        status: 401,
        code: '',
        message: key === undefined ? 'x-api-key header is required' : 'invalid x-api-key',
      });
    const data = namesOf(state).map((id) => ({
      id,
      type: 'model',
      display_name: id,
      created_at: new Date(CREATED * 1000).toISOString(),
    }));
    return json(200, {
      data,
      has_more: false,
      first_id: data[0]?.id ?? null,
      last_id: data.at(-1)?.id ?? null,
    });
  });
}
