import type { Attachment } from '@limelight/contracts';
import {
  documentTitleLimit,
  linkDescriptionLimit,
  linkTitleLimit,
  pollDurations,
  pollOptionLimit,
  pollQuestionLimit,
} from '@limelight/contracts/catalog';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { keysOf } from '@limelight/contracts';
import { Button } from '../../../ui/button.tsx';
import { useWriting } from '../studio/writing-context.ts';
import { PictureList } from './picture-list.tsx';
import styles from './attachments.module.css';

type Of<K extends Attachment['kind']> = Extract<Attachment, { kind: K }>;

interface FormProps<K extends Attachment['kind']> {
  given: Of<K>;
  readOnly: boolean;
  onChange: (next: Of<K>) => void;
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

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
    file && sizeOf(file.bytes),
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

function LinkForm({ given, readOnly, onChange }: FormProps<'link'>) {
  return (
    <>
      <p className={styles.facts}>{given.source}</p>
      <TextInput
        label="Title of the card"
        maxLength={linkTitleLimit}
        readOnly={readOnly}
        value={given.title}
        onChange={(event) => onChange({ ...given, title: event.currentTarget.value })}
      />
      <Textarea
        label="Description"
        autosize
        minRows={1}
        maxRows={4}
        maxLength={linkDescriptionLimit}
        readOnly={readOnly}
        value={given.description}
        onChange={(event) => onChange({ ...given, description: event.currentTarget.value })}
      />
      <PictureList readOnly={readOnly} />
    </>
  );
}

function PollForm({ given, readOnly, onChange }: FormProps<'poll'>) {
  const { options } = given;
  return (
    <>
      <TextInput
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
      <p className={styles.facts}>LinkedIn lets nobody change a poll once it is out.</p>
    </>
  );
}

/** What goes with the text beside pictures, to be filled in. */
export function AttachmentForm({
  attachment,
  readOnly,
  onChange,
}: {
  attachment: Attachment;
  readOnly: boolean;
  onChange: (next: Attachment) => void;
}) {
  switch (attachment.kind) {
    case 'document':
      return (
        <FileForm
          title={attachment.title}
          label="Title of the document"
          hint="LinkedIn shows about 58 characters of it."
          readOnly={readOnly}
          onTitle={(title) => onChange({ kind: 'document', title })}
        />
      );
    case 'video':
      return (
        <FileForm
          title={attachment.title}
          label="Title of the video, if it has one"
          readOnly={readOnly}
          onTitle={(title) => onChange({ kind: 'video', title })}
        />
      );
    case 'link':
      return <LinkForm given={attachment} readOnly={readOnly} onChange={onChange} />;
    case 'poll':
      return <PollForm given={attachment} readOnly={readOnly} onChange={onChange} />;
    case 'repost':
      return <p className={styles.facts}>{attachment.urn}</p>;
  }
}
