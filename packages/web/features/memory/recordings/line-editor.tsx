import type { TranscriptLine } from '@limelight/contracts';
import { transcriptLineLimit } from '@limelight/contracts';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { timeWords } from './rules.ts';
import styles from './talk.module.css';

/** Corrects a line in its place. Ctrl+Enter saves, Escape leaves it as it was. */
export function LineEditor({
  line,
  loading,
  onSave,
  onClose,
}: {
  line: TranscriptLine;
  loading: boolean;
  onSave: (text: string) => Promise<boolean>;
  onClose: () => void;
}) {
  const [text, setText] = useState(line.text);
  const save = async () => {
    if (text === line.text && line.uncertain.length === 0) onClose();
    else if (await onSave(text.trim())) onClose();
  };
  return (
    <Form className={styles.editor} aria-label={`Line at ${timeWords(line.second)}`} onSubmit={save}>
      <Textarea
        aria-label="Text of the line"
        autosize
        minRows={2}
        maxRows={10}
        maxLength={transcriptLineLimit}
        value={text}
        data-autofocus
        ref={(field) => {
          if (field !== null && document.activeElement?.closest('form') !== field.closest('form'))
            field.focus();
        }}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') onClose();
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void save();
        }}
      />
      <div className={styles.actions}>
        <Button size="small" look="ink" type="submit" loading={loading}>
          {text.trim() === '' ? 'Leave this line out' : 'Save line'}
        </Button>
        <Button size="small" look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
