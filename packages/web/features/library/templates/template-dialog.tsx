import type { PostTemplate } from '@limelight/contracts';
import { Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ideaOf, writeAddress } from './rules.ts';
import styles from './templates.module.css';

export function TemplateDialog({ template, onClose }: { template: PostTemplate; onClose: () => void }) {
  const navigate = useNavigate();
  const [answers, setAnswers] = useState<readonly string[]>(() => template.prompts.map(() => ''));
  const [asked, setAsked] = useState(false);
  const first = useRef<HTMLTextAreaElement>(null);
  const empty = ideaOf(answers) === '';
  return (
    <FormDialog
      title={template.name}
      size="lg"
      confirmLabel="Start writing"
      onClose={onClose}
      onSubmit={() => {
        setAsked(true);
        if (empty) first.current?.focus();
        else void navigate(writeAddress(template, answers));
      }}
    >
      <p className={styles.use}>{template.use} Rough notes are enough.</p>
      {template.prompts.map((prompt, index) => (
        <Textarea
          key={prompt}
          ref={index === 0 ? first : undefined}
          label={prompt}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={4000}
          data-autofocus={index === 0 ? true : undefined}
          value={answers[index] ?? ''}
          error={index === 0 && asked && empty ? 'Answer one of the questions in a few words.' : undefined}
          onChange={(event) => {
            const next = event.currentTarget.value;
            setAnswers(answers.map((answer, at) => (at === index ? next : answer)));
          }}
        />
      ))}
      <details className={styles.example}>
        <summary>An example</summary>
        <p className={styles.notes}>From these notes: {template.notes}</p>
        <blockquote>{template.example}</blockquote>
      </details>
    </FormDialog>
  );
}
