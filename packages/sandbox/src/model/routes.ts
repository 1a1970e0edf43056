import { json } from '../http/answer.ts';
import { header, type Router } from '../http/router.ts';
import { modelError } from './answering.ts';
import { chatCompletions } from './chat.ts';
import { responses } from './responses.ts';
import type { ModelState } from './state.ts';

const LISTED_MODELS = ['standin-large', 'standin-small'];

/** Mounts the model server below `/model/v1`. */
export function mountModel(router: Router, state: ModelState): void {
  router.add('POST', '/model/v1/chat/completions', (call) => chatCompletions(state, call));
  router.add('POST', '/model/v1/responses', (call) => responses(state, call));
  router.add('GET', '/model/v1/models', (call) => {
    if (header(call, 'authorization') === undefined)
      return modelError(401, 'invalid_api_key', "You didn't provide an API key.");
    const names = state.settings.models.length > 0 ? state.settings.models : LISTED_MODELS;
    return json(200, {
      object: 'list',
      data: names.map((id) => ({ id, object: 'model', created: 1_767_225_600, owned_by: 'stand-in' })),
    });
  });
}
