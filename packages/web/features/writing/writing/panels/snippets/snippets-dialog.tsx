import {
  changeSnippet,
  createSnippet,
  deleteSnippet,
  saveSignature,
  snippetNameLimit,
  snippetPlaceholders,
  snippetTextLimit,
  type Snippet,
} from '@limelight/contracts';
import { Modal, Switch, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors, isApiError } from '../../../../../lib/api-error.ts';
import { call } from '../../../../../lib/client.ts';
import { notices } from '../../../../../lib/notices.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Form } from '../../../../../ui/form.tsx';
import { snippetsQuery, useSnippets } from './use-snippets.ts';
import styles from '../../text/snippets.module.css';

type Editing = Pick<Snippet, 'name' | 'text'> & { id: string | null };

export function SnippetsDialog({
  opened,
  onInsert,
  onClose,
}: {
  opened: boolean;
  onInsert: (snippet: Snippet) => void;
  onClose: () => void;
}) {
  return (
    <Modal opened={opened} onClose={onClose} size="lg" title="Snippets and signature">
      {opened && <Snippets onInsert={onInsert} />}
    </Modal>
  );
}

function Snippets({ onInsert }: { onInsert: (snippet: Snippet) => void }) {
  const client = useQueryClient();
  const known = useSnippets();
  const [editing, setEditing] = useState<Editing | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: snippetsQuery.queryKey, exact: true });
  if (editing !== null)
    return (
      <SnippetForm
        editing={editing}
        onDone={() => {
          setEditing(null);
          void refresh();
        }}
      />
    );
  const items = known.data?.items ?? [];
  return (
    <>
      <p className={styles.hint}>
        Type <kbd>/</kbd> and the name in the text, or choose one here. {placeholderHint}
      </p>
      {known.data && items.length === 0 && <p className={styles.none}>You have no snippets yet.</p>}
      <ul className={styles.list}>
        {items.map((snippet) => (
          <li key={snippet.id}>
            <button type="button" className={styles.snippet} onClick={() => onInsert(snippet)}>
              <span className={styles.name}>/{snippet.name}</span>
              <span className={styles.words}>{snippet.text}</span>
            </button>
            <Button
              size="small"
              look="quiet"
              aria-label={`Change ${snippet.name}`}
              onClick={() => setEditing(snippet)}
            >
              Change
            </Button>
            <Button
              size="small"
              look="quiet"
              aria-label={`Delete ${snippet.name}`}
              onClick={() => {
                call(deleteSnippet, { params: { id: snippet.id } }).then(
                  () => {
                    void refresh();
                    notices.success(`/${snippet.name} is deleted.`, {
                      label: 'Undo',
                      run: () =>
                        void call(createSnippet, { body: { name: snippet.name, text: snippet.text } }).then(
                          refresh,
                        ),
                    });
                  },
                  () => undefined,
                );
              }}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <Button onClick={() => setEditing({ id: null, name: '', text: '' })}>New snippet</Button>
      {known.data && <SignatureForm key={known.data.signature.text} />}
    </>
  );
}

const placeholderHint = `${Object.keys(snippetPlaceholders)
  .map((name) => `{${name}}`)
  .join(', ')} are filled in from your profile.`;

function SnippetForm({ editing, onDone }: { editing: Editing; onDone: () => void }) {
  const [name, setName] = useState(editing.name);
  const [text, setText] = useState(editing.text);
  const [error, setError] = useState<{ name?: string; text?: string }>({});
  const [saving, setSaving] = useState(false);
  const save = async () => {
    if (name.trim() === '') return setError({ name: 'Give it a name.' });
    if (text.trim() === '') return setError({ text: 'Write what it should insert.' });
    const body = { name, text };
    setSaving(true);
    try {
      await (editing.id === null
        ? call(createSnippet, { body }, { showError: false })
        : call(changeSnippet, { params: { id: editing.id }, body }, { showError: false }));
      onDone();
    } catch (failure) {
      setSaving(false);
      const faults = fieldErrors(failure);
      const message = isApiError(failure) ? failure.message : 'It was not saved. Try again.';
      setError(Object.keys(faults).length > 0 ? faults : { name: message });
    }
  };
  return (
    <Form className={styles.form} noValidate onSubmit={save}>
      <TextInput
        label="Name"
        description="Letters, digits and hyphens, such as call-me"
        leftSection="/"
        maxLength={snippetNameLimit}
        value={name}
        error={error.name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError({});
        }}
        data-autofocus
      />
      <Textarea
        label="Text"
        description={placeholderHint}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={snippetTextLimit}
        value={text}
        error={error.text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError({});
        }}
      />
      <div className={styles.actions}>
        <Button look="quiet" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" look="accent" loading={saving}>
          Save
        </Button>
      </div>
    </Form>
  );
}

function SignatureForm() {
  const client = useQueryClient();
  const kept = useSnippets().data?.signature ?? { text: '', automatic: false };
  const [text, setText] = useState(kept.text);
  const save = (body: typeof kept) => {
    call(saveSignature, { body }).then(
      (signature) => {
        client.setQueryData(snippetsQuery.queryKey, (known) => known && { ...known, signature });
        notices.success('Signature saved.');
      },
      () => undefined,
    );
  };
  return (
    <Form
      className={styles.signature}
      onSubmit={() => {
        save({ ...kept, text });
      }}
    >
      <Textarea
        label="Signature"
        description="Goes at the end of your posts"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={snippetTextLimit}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Switch
        label="Add it to every text the writer creates"
        checked={kept.automatic}
        onChange={(event) => save({ text, automatic: event.currentTarget.checked })}
      />
      <div className={styles.actions}>
        <Button
          type="submit"
          disabled={text === kept.text}
          title={text === kept.text ? 'Signature saved' : undefined}
        >
          Save signature
        </Button>
      </div>
    </Form>
  );
}
