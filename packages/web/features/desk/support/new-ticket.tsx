import { openTicket } from '@limelight/contracts';
import {
  ticketSubjectLimit,
  ticketTextLimit,
  ticketTopics,
  type TicketTopic,
} from '@limelight/contracts/catalog';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { fieldErrors } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useKeptText } from '../../../lib/use-kept-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { Form } from '../../../ui/form.tsx';
import { ticketQuery, ticketsQuery } from './api.ts';
import { FilePicker } from './file-picker.tsx';
import { topicOf } from './rules.ts';
import styles from './support.module.css';
import { useTicketFiles } from './use-ticket-files.ts';

const topics = Object.entries(ticketTopics).map(([value, label]) => ({ value, label }));

/** Asks a new question. The typed text survives a reload. */
export function NewTicket({ first, onCancel }: { first: TicketTopic; onCancel: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [topic, setTopic] = useState<TicketTopic>(first);
  const [subject, setSubject, forgetSubject] = useKeptText('support:new:subject');
  const [text, setText, forgetText] = useKeptText('support:new:text');
  const picked = useTicketFiles();
  const { run, loading, error, reset } = useCall(openTicket, { showError: false });
  const found = fieldErrors(error);
  const files = picked.files.map(({ id }) => id);
  const general = error && Object.keys(found).length === 0;
  return (
    <Card title="What can we help with?">
      <Form
        className={styles.form}
        noValidate
        onInput={reset}
        onSubmit={async () => {
          if (picked.sending) return;
          const made = await run({ body: { topic, subject, text, files } });
          if (!made) return;
          forgetSubject();
          forgetText();
          client.setQueryData(ticketQuery(made.id).queryKey, made);
          void client.invalidateQueries({ queryKey: ticketsQuery.queryKey });
          void navigate(`/dashboard/support/${made.id}`);
        }}
      >
        {general && <Callout tone="bad">{error.message}</Callout>}
        <NativeSelect
          label="Topic"
          data={topics}
          value={topic}
          onChange={(event) => setTopic(topicOf(event.currentTarget.value) ?? topic)}
        />
        <TextInput
          label="Subject"
          maxLength={ticketSubjectLimit}
          value={subject}
          error={found['subject']}
          onChange={(event) => setSubject(event.currentTarget.value)}
        />
        <Textarea
          label="Your question"
          description={
            topic === 'agent'
              ? 'What should the agent do for you, from which sources, and how often? What would a good result look like?'
              : 'Which page were you on, and what did you expect? Never send a password.'
          }
          autosize
          minRows={5}
          maxLength={ticketTextLimit}
          value={text}
          error={found['text']}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <FilePicker {...picked} />
        <div className={styles.actions}>
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" look="accent" loading={loading || picked.sending}>
            Send question
          </Button>
        </div>
      </Form>
    </Card>
  );
}
