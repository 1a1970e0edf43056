import { closeTicket, readTicket, reopenTicket, type Ticket, type TicketMessage } from '@limelight/contracts';
import { brand, ticketTopics } from '@limelight/contracts/catalog';
import { IconPaperclip } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { formatBytes } from '../../../lib/format.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Answer } from './answer.tsx';
import { ticketQuery, ticketsQuery, unreadQuery } from './api.ts';
import { standing } from './rules.ts';
import styles from './support.module.css';

function Message({ message }: { message: TicketMessage }) {
  const ours = message.from === 'team';
  return (
    <li className={classNames(styles.message, ours && styles.ours)}>
      <p className={styles.head}>
        <strong>{ours ? `${brand.name} support` : 'You'}</strong>
        <span className={styles.quiet}>
          {message.via === 'mail' && 'by email, '}
          <RelativeTime at={message.at} />
        </span>
      </p>
      <p className={styles.text}>{message.text}</p>
      {message.files.length > 0 && (
        <ul className={styles.files} aria-label="Files">
          {message.files.map((file) => (
            <li key={file.id} className={styles.file}>
              <a href={file.url} target="_blank" rel="noreferrer" className={styles.fileLink}>
                <IconPaperclip size={16} aria-hidden="true" />
                <span className={styles.fileName}>{file.name}</span>
              </a>
              <span className={styles.quiet}>{formatBytes(file.bytes)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function useSeen(ticket: Ticket): void {
  const client = useQueryClient();
  const { id, unread, messages } = ticket;
  const last = messages.at(-1)?.id;
  useEffect(() => {
    if (!unread) return;
    announce('Support has answered.');
    call(readTicket, { params: { id }, body: {} }, { showError: false })
      .then(() => {
        void client.invalidateQueries({ queryKey: unreadQuery.queryKey });
        void client.invalidateQueries({ queryKey: ticketsQuery.queryKey });
      })
      // The mark stays until the next visit.
      .catch(() => undefined);
  }, [client, id, unread, last]);
}

function Conversation({ ticket }: { ticket: Ticket }) {
  const client = useQueryClient();
  const close = useCall(closeTicket);
  const reopen = useCall(reopenTicket);
  useSeen(ticket);
  const keep = (fresh: Ticket | null) => {
    if (!fresh) return;
    client.setQueryData(ticketQuery(ticket.id).queryKey, fresh);
    void client.invalidateQueries({ queryKey: ticketsQuery.queryKey });
  };
  const { tone, words } = standing(ticket.state, false);
  const closed = ticket.state === 'closed';
  const given = { params: { id: ticket.id }, body: {} };
  return (
    <>
      <title>{`${ticket.subject} · ${brand.name}`}</title>
      <PageHeader
        title={ticket.subject}
        description={
          <span className={styles.facts}>
            Ticket {ticket.number} · {ticketTopics[ticket.topic]}{' '}
            <StatusBadge tone={tone}>{words}</StatusBadge>
          </span>
        }
        actions={
          <>
            {closed ? (
              <Button loading={reopen.loading} onClick={async () => keep(await reopen.run(given))}>
                Reopen
              </Button>
            ) : (
              <Button loading={close.loading} onClick={async () => keep(await close.run(given))}>
                Close
              </Button>
            )}
            <ButtonLink to="/dashboard/support" look="quiet">
              All questions
            </ButtonLink>
          </>
        }
      />
      <ol className={styles.conversation} aria-label="Conversation">
        {ticket.messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
      <Answer key={ticket.id} ticket={ticket} onSent={keep} />
    </>
  );
}

/** The page `/dashboard/support/:id`: one conversation. */
export function TicketPage({ id }: { id: string }) {
  const ticket = useQuery(ticketQuery(id));
  return (
    <Page width="read">
      {ticket.isPending && <Loading label="Loading the conversation" lines={6} />}
      {ticket.isError && !ticket.data && (
        <ErrorState
          title={
            isApiError(ticket.error, 'not_found', 'invalid_input')
              ? 'Question not found'
              : 'The conversation did not load'
          }
          query={ticket}
        />
      )}
      {ticket.data && <Conversation ticket={ticket.data} />}
    </Page>
  );
}
