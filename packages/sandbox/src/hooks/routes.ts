import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseJson } from '../guards.ts';
import { empty, json, type Answer } from '../http/answer.ts';
import { runWithFault } from '../http/faults.ts';
import { header, type Call, type Router } from '../http/router.ts';
import type { HooksState } from './state.ts';

const toleranceSeconds = 300;

function fits(secret: string, signed: string, signature: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(signed).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function refusalOf(call: Call, secrets: readonly string[], nowMs: number): string | null {
  const id = header(call, 'webhook-id') ?? '';
  const timestamp = header(call, 'webhook-timestamp') ?? '';
  const type = (header(call, 'content-type') ?? '').split(';')[0]?.trim();
  if (type !== 'application/json') return 'The content type is not application/json';
  if (header(call, 'user-agent') === undefined) return 'There is no User-Agent';
  if (id === '' || id.includes('.')) return 'The webhook-id is missing or has a dot';
  if (!/^\d+$/.test(timestamp)) return 'The webhook-timestamp is not in whole seconds';
  if (Math.abs(Number(timestamp) - nowMs / 1000) > toleranceSeconds)
    return 'The webhook-timestamp is too old';
  const body = call.body.toString('utf8');
  if (parseJson(body) === undefined) return 'The body is not JSON';
  const signatures = (header(call, 'webhook-signature') ?? '')
    .split(' ')
    .flatMap((part) => (part.startsWith('v1,') ? [part.slice(3)] : []));
  const signed = `${id}.${timestamp}.${body}`;
  const isSigned = secrets.some((secret) => signatures.some((signature) => fits(secret, signed, signature)));
  return isSigned ? null : 'No signature fits';
}

/** Mounts the receiver below `/web`, an address that the app may send to when a user enters it. */
export function mountHooks(router: Router, state: HooksState): void {
  const receive = (call: Call): Answer => {
    const name = call.params['name'] ?? '';
    const refusal = refusalOf(call, state.secretsOf(name), state.now());
    const id = header(call, 'webhook-id') ?? '';
    const repeated = refusal === null && !state.accept(name, id);
    const headers = Object.fromEntries(
      Object.entries(call.headers).map(([key, value]) => [
        key,
        Array.isArray(value) ? value.join(', ') : (value ?? ''),
      ]),
    );
    state.record({ name, at: state.now(), id, headers, body: call.body.toString('utf8'), refusal, repeated });
    if (refusal !== null) return json(400, { message: refusal });
    return repeated ? json(200, { message: 'Known already' }) : empty(204);
  };
  router.add('POST', '/web/hooks/:name', async (call) => {
    const fault = state.faults.take({
      operation: `hooks.${call.params['name'] ?? ''}`,
      call,
      memberNames: [],
    });
    return fault
      ? runWithFault(
          fault,
          call,
          () => receive(call),
          () => undefined,
        )
      : receive(call);
  });
  router.add('POST', '/web/hooks-moved', () => empty(307, { location: '/control/reset' }));
}
