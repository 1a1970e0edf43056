import { isShape, isString } from '../guards.ts';
import type { HooksState } from '../hooks/state.ts';
import { input, type AddControl } from './orders.ts';

const isSecret = isShape({ name: isString, secret: isString });

export function hooksControl(add: AddControl, hooks: HooksState): void {
  add('POST', '/hooks/secrets', (call) => {
    const { name, secret } = input(call, isSecret);
    hooks.expect(name, secret);
  });
  add('DELETE', '/hooks/secrets', (call) => hooks.forget(call.query.get('name') ?? ''));
  add('GET', '/hooks/deliveries', (call) => hooks.list(call.query.get('name') ?? ''));
}
