import { saveResultNumbers, type ResultFigure, type ResultPost } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { useCall } from '../../../lib/use-call.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { resultsKey } from './api.ts';
import { handFigures, readFigure } from './rules.ts';
import styles from './results.module.css';

/** The number that another source gave, which an empty field leaves in place. */
const placeholderOf = (post: ResultPost | null, name: ResultFigure): string =>
  post === null || post.handFigures?.[name] != null || post.figures[name] === null
    ? ''
    : formatNumber(post.figures[name]);

/** Enters the numbers of a post as LinkedIn shows them to its author. Without a post it asks for the link. */
export function HandDialog({ post, onClose }: { post: ResultPost | null; onClose: () => void }) {
  const client = useQueryClient();
  const save = useCall(saveResultNumbers, { showError: false });
  const [link, setLink] = useState('');
  const [typed, setTyped] = useState<ReadonlyMap<ResultFigure, string>>(
    () =>
      new Map(
        handFigures.flatMap(({ name }) => {
          const value = post?.handFigures?.[name] ?? null;
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
    // Keep the numbers entered elsewhere that have no field here.
    const entered = { ...post?.handFigures, ...Object.fromEntries(numbers) };
    if ((await save.run({ body: { ...of, ...entered } })) === null) return;
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
      <p className={styles.quiet}>
        Leave a field empty if you do not know the number. Grey numbers come from other sources and stay.
      </p>
      <div className={styles.fields}>
        {handFigures.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            inputMode="numeric"
            placeholder={placeholderOf(post, name)}
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
