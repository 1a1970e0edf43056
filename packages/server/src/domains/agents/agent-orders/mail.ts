import type { Context } from '../../../context.ts';
import { renderMail } from '../../../platform/mail-layout.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { findOrder } from './repository.ts';

interface About {
  purchaseId: string;
  about: 'proposal' | 'delivered';
  at: string;
}

/** Does nothing when no mail server is configured. */
export async function mailOrder(context: Context, { purchaseId, about, at }: About): Promise<void> {
  const order = await findOrder(context.database.db, purchaseId);
  const user = order === null ? null : await getUser(context.database.db, order.userId);
  if (order === null || user === null || !context.mailer.configured) return;
  const delivered = about === 'delivered';
  const page = delivered ? `/dashboard/agents/${order.agentId ?? ''}` : '/dashboard/agents/order';
  await context.mailer.send({
    to: user.email,
    messageId: `agent-order-${purchaseId}-${about}-${at}`,
    ...renderMail({
      subject: delivered ? 'Your custom agent is ready' : 'A proposal for your custom agent',
      before: [
        `Hello ${user.name},`,
        delivered
          ? 'your custom agent is in your account. Look through its steps, test it, and choose when it runs.'
          : `here is what we propose to build:\n\n${order.proposal}`,
      ],
      button: {
        label: delivered ? 'Open your agent' : 'Answer the proposal',
        url: `${context.config.PUBLIC_URL}${page}`,
      },
      after: ['You are receiving this email because you bought a custom agent.'],
    }),
  });
}
