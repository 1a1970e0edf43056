import { isArrayOf, isNumber, isShape, isString } from '../guards.ts';
import { header } from '../http/router.ts';
import type { PushState } from '../push/state.ts';
import { input, type AddControl } from './orders.ts';

export function pushControl(add: AddControl, state: PushState): void {
  add('POST', '/push/browsers', (call) => {
    const { applicationServerKey } = input(call, isShape({ applicationServerKey: isString }));
    const { id, keys } = state.subscribe(applicationServerKey);
    return { id, keys, endpoint: `http://${header(call, 'host') ?? ''}/web/push/send/${id}` };
  });
  add('POST', '/push/leave', (call) => state.leave(input(call, isShape({ id: isString })).id));
  add('POST', '/push/faults', (call) => {
    state.faults = input(call, isShape({ statuses: isArrayOf(isNumber) })).statuses;
  });
  add('GET', '/push/messages', () => state.messages);
  add('GET', '/push/refusals', () => state.refusals);
}
