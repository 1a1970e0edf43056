import { isSpeechChange, type SpeechState } from '../speech/state.ts';
import { input, type AddControl } from './orders.ts';

export function speechControl(add: AddControl, speech: SpeechState): void {
  add(
    'PATCH',
    '/speech/settings',
    (call) => (speech.settings = { ...speech.settings, ...input(call, isSpeechChange) }),
  );
  add('GET', '/speech/requests', () => speech.requests.list());
}
