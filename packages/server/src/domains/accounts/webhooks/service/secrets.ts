import type { Context } from '../../../../context.ts';
import type { WebhookRow } from '../repository.ts';

const purpose = (id: string) => `webhook:${id}`;

export function sealSecret({ secrets }: Context, id: string, secret: string): string {
  return secrets.seal(secret, purpose(id));
}

/** The secret, and the previous one while it still signs. */
export function openSecrets({ secrets, clock }: Context, webhook: WebhookRow): string[] {
  const { id, secret, previousSecret, previousUntil } = webhook;
  const rotating = previousSecret !== null && (previousUntil?.getTime() ?? 0) > clock.now();
  return [secret, ...(rotating ? [previousSecret] : [])].map((sealed) => secrets.open(sealed, purpose(id)));
}
