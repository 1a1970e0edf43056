import type { EndpointCall, contactChallenge, sendContact, EndpointData } from '@limelight/contracts';
import { prove } from './proof.ts';

/** The server rejects messages sent too soon after the challenge. This includes a margin for the network. */
const leastMs = 4200;
/** A challenge lasts two hours. A new one is requested well before that. */
const freshMs = 100 * 60_000;

export interface Proof {
  challenge: string;
  nonce: string;
  /** When it was requested, by the page's own clock. */
  at: number;
}

type Form = EndpointCall<typeof sendContact>['body'];
export type ContactFields = Omit<Form, 'challenge' | 'nonce'>;

/** The call layer is loaded when somebody starts typing, not with the page. */
async function calls() {
  const [{ call }, contracts] = await Promise.all([
    import('../../../../lib/client.ts'),
    import('@limelight/contracts'),
  ]);
  return { call, ...contracts };
}

export async function prepare(): Promise<Proof> {
  const at = performance.now();
  const { call, contactChallenge: endpoint } = await calls();
  const given: EndpointData<typeof contactChallenge> = await call(endpoint, {}, { showError: false });
  return { challenge: given.challenge, nonce: await prove(given.challenge, given.bits), at };
}

export async function check(fields: ContactFields): Promise<Record<string, string>> {
  const { sendContact: endpoint } = await calls();
  const parsed = endpoint.body.safeParse({ ...fields, challenge: '', nonce: '' });
  const found: Record<string, string> = {};
  for (const issue of parsed.error?.issues ?? []) found[issue.path.join('.')] ??= issue.message;
  return found;
}

/**
 * Sends the message with its proof, and once more with a new proof if the server finds it too old or too recent.
 * Rejects as calls do.
 */
export async function send(fields: ContactFields, prepared: Promise<Proof> | null): Promise<void> {
  const { call, sendContact: endpoint } = await calls();
  const { isApiError } = await import('../../../../lib/api-error.ts');
  const first = await prepared?.catch(() => null);
  let proof = first && performance.now() - first.at < freshMs ? first : await prepare();
  for (let tried = 1; ; tried += 1) {
    const { challenge, nonce, at } = proof;
    const early = Math.max(0, leastMs - (performance.now() - at));
    await new Promise((resolve) => setTimeout(resolve, early));
    try {
      await call(endpoint, { body: { ...fields, challenge, nonce } }, { showError: false });
      return;
    } catch (error) {
      if (tried > 1 || !isApiError(error, 'contact_challenge_invalid', 'contact_too_soon')) throw error;
      proof = await prepare();
    }
  }
}
