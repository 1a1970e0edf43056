import { createReviewLink } from '@limelight/contracts';
import { Checkbox, NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../../lib/use-call.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { reviewLinksKey } from './api.ts';
import styles from './review-links.module.css';

export interface Choice {
  postId: string;
  title: string;
  when: string;
}

const periods = [
  { value: '3', label: '3 days' },
  { value: '7', label: '7 days' },
  { value: '14', label: '14 days' },
  { value: '30', label: '30 days' },
];

/** Creates a review link with the chosen posts, expiry and password. Its address is shown only once. */
export function CreateDialog({
  choices,
  chosenAtFirst,
  onClose,
}: {
  choices: readonly Choice[];
  chosenAtFirst: readonly string[];
  onClose: () => void;
}) {
  const client = useQueryClient();
  const create = useCall(createReviewLink, { showError: false });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(chosenAtFirst));
  const [title, setTitle] = useState('');
  const [days, setDays] = useState('14');
  const [password, setPassword] = useState('');
  const [url, setUrl] = useState<string | null>(null);
  const fault = create.error?.message ?? null;

  const submit = async () => {
    if (url !== null) {
      onClose();
      return;
    }
    const postIds = choices.map(({ postId }) => postId).filter((id) => chosen.has(id));
    const body = { postIds, title, days: Number(days), password: password === '' ? null : password };
    const made = await create.run({ body });
    if (made === null) return;
    setUrl(made.url);
    await client.invalidateQueries({ queryKey: reviewLinksKey });
  };
  return (
    <FormDialog
      title={url === null ? 'Create review link' : 'Review link created'}
      confirmLabel={url === null ? 'Create link' : 'Done'}
      canCancel={url === null}
      loading={create.loading}
      onSubmit={submit}
      onClose={onClose}
    >
      {url === null ? (
        <>
          {choices.length > 1 && (
            <fieldset className={styles.choices}>
              <legend>Posts</legend>
              {choices.map(({ postId, title: name, when }) => (
                <Checkbox
                  key={postId}
                  label={name || 'Empty draft'}
                  description={when}
                  checked={chosen.has(postId)}
                  onChange={(event) => {
                    const next = new Set(chosen);
                    if (event.currentTarget.checked) next.add(postId);
                    else next.delete(postId);
                    setChosen(next);
                  }}
                />
              ))}
            </fieldset>
          )}
          <TextField label="Title (optional)" value={title} maxLength={120} onChange={setTitle} />
          <NativeSelect
            label="Works for"
            data={periods}
            value={days}
            onChange={(event) => setDays(event.currentTarget.value)}
          />
          <TextField
            label="Password (optional)"
            value={password}
            maxLength={128}
            autoComplete="off"
            onChange={setPassword}
            hint="At least 6 characters. Send it separately from the link."
          />
          {fault !== null && (
            <p role="alert" className={styles.fault}>
              {fault}
            </p>
          )}
        </>
      ) : (
        <>
          <p>
            Anyone with this link can read the posts, comment on them, approve them or ask for changes. Copy
            it now: it is not shown again.
          </p>
          <TextField label="Link" value={url} readOnly onFocus={(event) => event.target.select()} />
          <div>
            <CopyButton text={url} label="Copy link" />
          </div>
        </>
      )}
    </FormDialog>
  );
}
