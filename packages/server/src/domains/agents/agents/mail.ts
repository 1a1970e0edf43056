import type { Context } from '../../../context.ts';
import { renderMail, type MailContent } from '../../../platform/mail-layout.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { unsubscribeOf, wantsMail } from '../../accounts/notifications/index.ts';
import { clearMail, findAgentRun } from './repository/agents.ts';
import { nothingRead, unreadWords } from './rules/unread.ts';
import type { AgentMail } from './tables.ts';

const many = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

const noSources = { read: 0, total: 0 };

/** The drafts if there are any, since they are what the person acts on. An agent's items can be of any kind. */
export function resultTitle(
  name: string,
  { items, drafts, sources = noSources }: { items: number; drafts: number; sources?: AgentMail['sources'] },
): string {
  if (drafts > 0) return `${name}: ${many(drafts, 'new draft')}`;
  if (nothingRead(sources)) return `${name}: ${unreadWords(sources)}`;
  if (items === 0) return `${name}: a source needs attention`;
  return `${name}: ${many(items, 'new result')}`;
}

function contentOf(
  { name, items, drafts, awaiting, problems, sources }: AgentMail,
  publicUrl: string,
): MailContent {
  const told = items.map(
    ({ title, url, sources }, index) =>
      `${index + 1}. ${title}${sources > 1 ? ` (${sources} sources)` : ''}${url === null ? '' : `\n${url}`}`,
  );
  const waits =
    awaiting > 0
      ? [`${many(awaiting, 'draft')} ${awaiting === 1 ? 'waits' : 'wait'} for your approval.`]
      : drafts > 0
        ? [`${many(drafts, 'draft')} ${drafts === 1 ? 'is' : 'are'} among your drafts.`]
        : [];
  const broken = problems.map(({ address, message }) => `${address}\n${message}`);
  return {
    subject: resultTitle(name, { items: items.length, drafts, sources }),
    before: [
      ...(items.length === 0 ? [] : [told.join('\n\n')]),
      ...waits,
      ...(broken.length === 0 ? [] : ['These sources could not be read:', ...broken]),
    ],
    button: { label: 'Open your agents', url: `${publicUrl}/dashboard/agents` },
    after: ['You get this email because this agent sends a digest. You can turn it off in its settings.'],
  };
}

/** Emails the result of a run once. The stored content of the email is removed when it is sent. */
export async function mailAgentRun(context: Context, runId: string): Promise<void> {
  const run = await findAgentRun(context.database.db, runId);
  if (run?.mail == null) return;
  const user = await getUser(context.database.db, run.userId);
  const wanted = await wantsMail(context.database.db, run.userId, 'agent');
  if (user !== null && wanted && context.mailer.configured) {
    const unsubscribe = unsubscribeOf(context, user.id, ['agent']);
    await context.mailer.send({
      to: user.email,
      messageId: `agent-run-${runId}`,
      unsubscribe,
      ...renderMail({ ...contentOf(run.mail, context.config.PUBLIC_URL), unsubscribe }),
    });
  }
  await context.database.db.transaction(async (tx) => clearMail(tx, runId));
}
