import { saveResultNumbers, type ResultFigure, type ResultPost } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../lib/use-call.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { resultsKey } from './api.ts';
import { handFigures, readFigure } from './rules.ts';
import styles from './results.module.css';

/** Enters the numbers of a post as LinkedIn shows them to its author. Without a post it asks for the link. */
export function HandDialog({ post, onClose }: { post: ResultPost | null; onClose: () => void }) {
  const client = useQueryClient();
  const save = useCall(saveResultNumbers, { showError: false });
  const [link, setLink] = useState('');
  const [typed, setTyped] = useState<ReadonlyMap<ResultFigure, string>>(
    () =>
      new Map(
        handFigures.flatMap(({ name }) => {
          const value = post?.handId == null ? null : post.figures[name];
          return value === null ? [] : [[name, String(value)]];
        }),
      ),
  );
  const [fault, setFault] = useState<string | null>(null);
  const asksLink = post === null || (post.postId === null && post.url === null);

  const submit = async () => {
    const numbers = handFigures.map(({ name }) => [name, readFigure(typed.get(name) ?? '')] as const);
    if (numbers.some(([, value]) => value === undefined)) return;
    if (numbers.every(([, value]) => value === null)) {
      setFault('Enter at least one number.');
      return;
    }
    if (asksLink && link.trim() === '') {
      setFault('Enter the link of the post.');
      return;
    }
    setFault(null);
    const of = post?.postId ? { postId: post.postId } : { url: post?.url ?? link.trim() };
    if ((await save.run({ body: { ...of, ...Object.fromEntries(numbers) } })) === null) return;
    await client.invalidateQueries({ queryKey: resultsKey });
    onClose();
  };
  return (
    <FormDialog
      title={post === null || post.title === '' ? 'Enter numbers' : `Numbers of “${post.title}”`}
      confirmLabel="Save numbers"
      loading={save.loading}
      onSubmit={submit}
      onClose={onClose}
    >
      {asksLink && (
        <TextField
          label="Link of the post"
          type="url"
          value={link}
          onChange={setLink}
          placeholder="https://www.linkedin.com/posts/…"
          hint="On the post, choose “Copy link to post”."
        />
      )}
      <p className={styles.quiet}>Leave a field empty if you do not know the number.</p>
      <div className={styles.fields}>
        {handFigures.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            inputMode="numeric"
            value={typed.get(name) ?? ''}
            onChange={(value) => setTyped(new Map(typed).set(name, value))}
            error={readFigure(typed.get(name) ?? '') === undefined ? 'Enter a whole number.' : undefined}
          />
        ))}
      </div>
      {(fault ?? save.error) !== null && (
        <p role="alert" className={styles.fault}>
          {fault ?? save.error?.message}
        </p>
      )}
    </FormDialog>
  );
}
