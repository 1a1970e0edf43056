import { json } from '../http/answer.ts';
import { header, type Router } from '../http/router.ts';
import { chatCompletions } from './chat.ts';
import { openAiError } from './errors.ts';
import { messages } from './messages.ts';
import { responses } from './responses.ts';
import type { ModelState } from './state.ts';

const LISTED_MODELS = ['standin-large', 'standin-small'];

/** Mounts OpenAI’s protocol below `/model/v1` and Anthropic’s below `/model/anthropic/v1`. */
export function mountModel(router: Router, state: ModelState): void {
  router.add('POST', '/model/v1/chat/completions', (call) => chatCompletions(state, call));
  router.add('POST', '/model/v1/responses', (call) => responses(state, call));
  router.add('POST', '/model/anthropic/v1/messages', (call) => messages(state, call));
  router.add('GET', '/model/v1/models', (call) => {
    if (header(call, 'authorization') === undefined)
      return openAiError({
        status: 401,
        code: 'invalid_api_key',
        message: "You didn't provide an API key.",
      });
    const names = state.settings.models.length > 0 ? state.settings.models : LISTED_MODELS;
    return json(200, {
      object: 'list',
      data: names.map((id) => ({ id, object: 'model', created: 1_767_225_600, owned_by: 'stand-in' })),
    });
  });
}
