import { NativeSelect, Switch } from '@mantine/core';
import { useState } from 'react';
import { useKeptText } from '../../../lib/use-kept-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { Passage } from './post-text.tsx';
import { mentionsIn } from './rules.ts';
import styles from './teams.module.css';

interface Sent {
  text: string;
  quote: string | null;
  position: number;
  replacement: string | null;
  mentions: string[];
}

/** A form for comments, replies and, with a passage, suggestions. Text is kept until it is sent. */
export function CommentForm({
  place,
  label,
  members,
  sendLabel,
  loading,
  passage = null,
  onPassage,
  onSend,
  onCancel,
}: {
  place: string;
  label: string;
  members: readonly { id: string; name: string }[];
  sendLabel: string;
  loading: boolean;
  passage?: Passage | null;
  onPassage?: (passage: Passage | null) => void;
  /** Resolves to false if sending failed. */
  onSend: (sent: Sent) => Promise<boolean>;
  onCancel?: () => void;
}) {
  const [text, setText, forget] = useKeptText(place);
  const [suggesting, setSuggesting] = useState(false);
  const [other, setOther] = useState<{ quote: string; words: string } | null>(null);
  const [missing, setMissing] = useState(false);
  const suggests = suggesting && passage !== null;
  const words = other !== null && other.quote === passage?.quote ? other.words : (passage?.quote ?? '');
  const send = async () => {
    const lacks = suggests ? words === passage.quote : text.trim() === '';
    setMissing(lacks);
    if (lacks) return;
    const sent = {
      text,
      quote: passage?.quote ?? null,
      position: passage?.position ?? 0,
      replacement: suggests ? words : null,
      mentions: mentionsIn(text, members),
    };
    if (!(await onSend(sent))) return;
    setText('');
    forget();
    setSuggesting(false);
    setOther(null);
    onPassage?.(null);
  };
  return (
    <Form className={styles.stack} noValidate onSubmit={send}>
      {passage !== null && (
        <>
          <div className={styles.passage}>
            <blockquote className={styles.quote} dir="auto">
              {passage.quote}
            </blockquote>
            <Button size="small" look="quiet" onClick={() => onPassage?.(null)}>
              Remove passage
            </Button>
          </div>
          <Switch
            label="Suggest a replacement for this passage"
            checked={suggesting}
            onChange={(event) => setSuggesting(event.currentTarget.checked)}
          />
        </>
      )}
      {suggests && (
        <TextArea
          label="Replacement"
          rows={3}
          maxLength={2000}
          value={words}
          error={missing ? 'Change the wording first.' : undefined}
          onChange={(next) => {
            setMissing(false);
            setOther({ quote: passage.quote, words: next });
          }}
        />
      )}
      <TextArea
        label={suggests ? 'Reason (optional)' : label}
        rows={3}
        maxLength={2000}
        value={text}
        error={missing && !suggests ? 'Write a comment.' : undefined}
        onChange={(next) => {
          setMissing(false);
          setText(next);
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" look="accent" loading={loading}>
          {suggests ? 'Send suggestion' : sendLabel}
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <NativeSelect
          aria-label="Mention a member"
          value=""
          data={[
            { value: '', label: 'Mention …' },
            ...members.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => {
            const chosen = members.find(({ id }) => id === event.currentTarget.value);
            if (chosen) setText(`${text}${text === '' || text.endsWith(' ') ? '' : ' '}@${chosen.name} `);
          }}
        />
      </div>
    </Form>
  );
}
