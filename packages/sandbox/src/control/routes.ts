import { json, type Answer } from '../http/answer.ts';
import { isFaultOrder, type FaultQueue } from '../http/faults.ts';
import { header, type Call, type Router } from '../http/router.ts';
import { isHubFault } from '../hub/state.ts';
import { isMailFault } from '../mailbox/state.ts';
import { isBehaviour, isModelSettingsChange } from '../model/settings.ts';
import { isOllamaFault, isOllamaSettingsChange } from '../ollama/state.ts';
import type { Parts } from '../parts.ts';
import { googleControl } from './google.ts';
import { hooksControl } from './hooks.ts';
import { linkedinControl } from './linkedin.ts';
import { pushControl } from './push.ts';
import { razorpayControl } from './razorpay.ts';
import { speechControl } from './speech.ts';
import { ControlError, input, type AddControl } from './orders.ts';

/** Mounts `/control` with JSON bodies. Pages of other origins are refused. */
export function mountControl(router: Router, parts: Parts): void {
  const add: AddControl = (method, path, run) =>
    router.add(method, `/control${path}`, (call) => answer(call, run));
  add('POST', '/reset', () => parts.reset());
  add('POST', '/faults', (call) => {
    const order = input(call, isFaultOrder);
    const provider = order.operation?.split('.')[0];
    const stateOf = new Map<string | undefined, { faults: FaultQueue }>([
      ['google', parts.google],
      ['razorpay', parts.razorpay],
      ['job-boards', parts.jobBoards],
      ['hooks', parts.hooks],
      ['speech', parts.speech],
    ]);
    return (stateOf.get(provider) ?? parts.linkedin).faults.add(order);
  });
  const queues = [
    parts.linkedin,
    parts.google,
    parts.razorpay,
    parts.jobBoards,
    parts.hooks,
    parts.speech,
  ].map(({ faults }) => faults);
  add('GET', '/job-boards/requests', () => parts.jobBoards.requests.list());
  hooksControl(add, parts.hooks);
  add('GET', '/faults', () => queues.flatMap((queue) => queue.list()));
  add('DELETE', '/faults', () => {
    for (const queue of queues) queue.clear();
  });
  linkedinControl(add, parts.linkedin);
  googleControl(add, parts.google);
  razorpayControl(add, parts.razorpay, parts.deliveries);
  const { model, ollama, hub, mailbox } = parts;
  add('GET', '/model/settings', () => model.settings);
  add(
    'PATCH',
    '/model/settings',
    (call) => (model.settings = { ...model.settings, ...input(call, isModelSettingsChange) }),
  );
  add('POST', '/model/behaviours', (call) => model.order(input(call, isBehaviour)));
  add('GET', '/model/behaviours', () => model.behaviours());
  add('DELETE', '/model/behaviours', () => model.clearBehaviours());
  add('GET', '/model/requests', () => model.requests());
  add(
    'PATCH',
    '/ollama/settings',
    (call) => (ollama.settings = { ...ollama.settings, ...input(call, isOllamaSettingsChange) }),
  );
  add('POST', '/ollama/faults', (call) => ollama.order(input(call, isOllamaFault)));
  add('DELETE', '/ollama/faults', () => ollama.clearFaults());
  add('GET', '/ollama/requests', () => ollama.requests.list());
  add('POST', '/hub/faults', (call) => hub.order(input(call, isHubFault)));
  add('DELETE', '/hub/faults', () => hub.clearFaults());
  add('GET', '/hub/requests', () => hub.requests.list());
  add('GET', '/hub/catalogue', () => hub.catalogue);
  pushControl(add, parts.push);
  speechControl(add, parts.speech);
  add('GET', '/mailbox/mails', (call) => mailbox.list(call.query.get('to') ?? undefined));
  add('DELETE', '/mailbox/mails', () => mailbox.mails.clear());
  add('POST', '/mailbox/faults', (call) => mailbox.order(input(call, isMailFault)));
  add('DELETE', '/mailbox/faults', () => mailbox.clearFaults());
}

async function answer(call: Call, run: (call: Call) => unknown): Promise<Answer> {
  const origin = header(call, 'origin');
  if (origin !== undefined && origin !== `http://${header(call, 'host') ?? ''}`)
    return json(403, { message: 'Other origins may not use the control path' });
  try {
    const value = await run(call);
    return json(200, value ?? { ok: true });
  } catch (error) {
    if (error instanceof ControlError) return json(400, { message: error.message });
    throw error;
  }
}
