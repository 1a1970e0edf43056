import type { Attachment } from '@limelight/contracts';
import {
  documentTitleLimit,
  pollDurations,
  pollOptionLimit,
  pollQuestionLimit,
} from '@limelight/contracts/catalog';
import { useEffect, useRef } from 'react';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { keysOf } from '@limelight/contracts';
import { formatBytes } from '../../../../../lib/format.ts';
import { Button } from '../../../../../ui/button.tsx';
import { useWriting } from '../../post/writing-context.ts';
import { LinkForm } from './link-form.tsx';
import type { LinkCardReading } from './use-link-card.ts';
import styles from './attachments.module.css';

type Of<K extends Attachment['kind']> = Extract<Attachment, { kind: K }>;

interface FormProps<K extends Attachment['kind']> {
  given: Of<K>;
  readOnly: boolean;
  onChange: (next: Of<K>) => void;
}

function FileForm({
  title,
  label,
  hint,
  readOnly,
  onTitle,
}: {
  title: string;
  label: string;
  hint?: string;
  readOnly: boolean;
  onTitle: (title: string) => void;
}) {
  const { state } = useWriting();
  const [file] = state.pictures;
  const facts = [
    file?.name,
    file?.pages ? `${file.pages} ${file.pages === 1 ? 'page' : 'pages'}` : null,
    file && formatBytes(file.bytes),
  ].filter(Boolean);
  return (
    <>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <TextInput
        label={label}
        description={hint}
        maxLength={documentTitleLimit}
        readOnly={readOnly}
        value={title}
        onChange={(event) => onTitle(event.currentTarget.value)}
      />
    </>
  );
}

function PollForm({ given, readOnly, onChange }: FormProps<'poll'>) {
  const { options } = given;
  const field = useRef<HTMLInputElement>(null);
  // A poll that was just added takes the focus. One that was there before does not.
  const begun = useRef(given.question === '' && options.every((option) => option === ''));
  useEffect(() => {
    if (begun.current) field.current?.focus();
  }, []);
  return (
    <>
      <TextInput
        ref={field}
        label="Question"
        maxLength={pollQuestionLimit}
        readOnly={readOnly}
        value={given.question}
        onChange={(event) => onChange({ ...given, question: event.currentTarget.value })}
      />
      {options.map((option, index) => (
        <div key={index} className={styles.row}>
          <TextInput
            label={`Option ${index + 1}`}
            maxLength={pollOptionLimit}
            readOnly={readOnly}
            value={option}
            onChange={(event) => {
              const { value } = event.currentTarget;
              onChange({ ...given, options: options.map((one, at) => (at === index ? value : one)) });
            }}
          />
          {!readOnly && options.length > 2 && (
            <Button
              look="quiet"
              icon={<IconTrash />}
              aria-label={`Remove option ${index + 1}`}
              onClick={() => onChange({ ...given, options: options.filter((_, at) => at !== index) })}
            />
          )}
        </div>
      ))}
      {!readOnly && options.length < 4 && (
        <div>
          <Button
            size="small"
            icon={<IconPlus />}
            onClick={() => onChange({ ...given, options: [...options, ''] })}
          >
            Add an option
          </Button>
        </div>
      )}
      <NativeSelect
        label="Runs for"
        disabled={readOnly}
        value={given.duration}
        data={keysOf(pollDurations).map((value) => ({ value, label: pollDurations[value] }))}
        onChange={(event) => {
          const duration = keysOf(pollDurations).find((one) => one === event.currentTarget.value);
          if (duration) onChange({ ...given, duration });
        }}
      />
      <p className={styles.facts}>Polls can’t be edited after publishing.</p>
    </>
  );
}

export function AttachmentForm({
  attachment,
  card,
  readOnly,
  onChange,
  onPicture,
}: {
  attachment: Attachment;
  card: LinkCardReading;
  readOnly: boolean;
  onChange: (next: Attachment) => void;
  onPicture: () => void;
}) {
  switch (attachment.kind) {
    case 'document':
      return (
        <FileForm
          title={attachment.title}
          label="Title of the document"
          hint="LinkedIn shows about 58 characters of it."
          readOnly={readOnly}
          onTitle={(title) => onChange({ ...attachment, title })}
        />
      );
    case 'video':
      return (
        <FileForm
          title={attachment.title}
          label="Title of the video (optional)"
          readOnly={readOnly}
          onTitle={(title) => onChange({ kind: 'video', title })}
        />
      );
    case 'link':
      return (
        <LinkForm
          given={attachment}
          card={card}
          readOnly={readOnly}
          onChange={onChange}
          onPicture={onPicture}
        />
      );
    case 'poll':
      return <PollForm given={attachment} readOnly={readOnly} onChange={onChange} />;
    case 'repost':
      return (
        <p className={styles.facts}>
          <a
            href={`https://www.linkedin.com/feed/update/${attachment.urn}`}
            target="_blank"
            rel="noreferrer noopener"
          >
            View post on LinkedIn
          </a>
        </p>
      );
  }
}
