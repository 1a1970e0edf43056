import { isShape, isString, parseJson, type Guard } from '../guards.ts';
import type { Call } from '../http/router.ts';

/** A control request that cannot be fulfilled, with the reason as its message. */
export class ControlError extends Error {}

/** Mounts a control operation. The result of `run` is sent as JSON. */
export type AddControl = (method: string, path: string, run: (call: Call) => unknown) => void;

export function input<T>(call: Call, guard: Guard<T>): T {
  const body = parseJson(call.body.toString('utf8') || '{}');
  if (!guard(body))
    throw new ControlError(`The body does not fit ${call.path}: ${call.body.toString('utf8').slice(0, 300)}`);
  return body;
}

export const isMemberChoice = isShape({ member: isString });
