import { answerTicket, type Ticket } from '@limelight/contracts';
import { ticketTextLimit } from '@limelight/contracts/catalog';
import { Textarea } from '@mantine/core';
import { fieldErrors } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useKeptText } from '../../../lib/use-kept-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Form } from '../../../ui/form.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { FilePicker } from './file-picker.tsx';
import styles from './support.module.css';
import { useTicketFiles } from './use-ticket-files.ts';

/** The reply form of a conversation. The typed text survives a reload. */
export function Answer({ ticket, onSent }: { ticket: Ticket; onSent: (fresh: Ticket) => void }) {
  const [text, setText, forget] = useKeptText(`support:${ticket.id}`);
  const picked = useTicketFiles();
  const { run, loading, error, reset } = useCall(answerTicket, { showError: false });
  const found = fieldErrors(error);
  const files = picked.files.map(({ id }) => id);
  return (
    <Form
      className={styles.form}
      noValidate
      onInput={reset}
      onSubmit={async () => {
        if (picked.sending) return;
        const fresh = await run({ params: { id: ticket.id }, body: { text, files } });
        if (!fresh) return;
        forget();
        setText('');
        picked.clear();
        announce('Reply sent.');
        onSent(fresh);
      }}
    >
      {error && Object.keys(found).length === 0 && <Callout tone="bad">{error.message}</Callout>}
      <Textarea
        label={ticket.state === 'closed' ? 'Reply to reopen it' : 'Your reply'}
        autosize
        minRows={3}
        maxLength={ticketTextLimit}
        value={text}
        error={found['text']}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FilePicker {...picked} />
      <div className={styles.actions}>
        {ticket.answerableByMail && <span className={styles.quiet}>You can also reply to our email.</span>}
        <Button type="submit" look="accent" loading={loading || picked.sending}>
          Send
        </Button>
      </div>
    </Form>
  );
}
