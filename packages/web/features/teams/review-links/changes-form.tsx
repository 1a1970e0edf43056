import { askReviewChanges, reviewCommentLimit, type Review, type ReviewedPost } from '@limelight/contracts';
import { useState } from 'react';
import { useCall } from '../../../lib/use-call.ts';
import { useWriteId } from '../../../lib/use-write-id.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { Refusal } from './refusal.tsx';
import type { ReviewKey } from './rules.ts';
import styles from './review-links.module.css';

/** The form for a request for changes. The parent keeps the note, so that closing the form does not lose it. */
export function ChangesForm({
  post,
  reviewKey,
  name,
  note,
  onNote,
  rereading,
  onReread,
  onReview,
  onClose,
}: {
  post: ReviewedPost;
  reviewKey: ReviewKey;
  name: string;
  note: string;
  onNote: (note: string) => void;
  rereading: boolean;
  onReread: () => void;
  onReview: (review: Review) => void;
  onClose: () => void;
}) {
  const ask = useCall(askReviewChanges, { showError: false });
  const ids = useWriteId();
  const [missing, setMissing] = useState(false);
  const { key, fingerprint } = post;
  const submit = async () => {
    setMissing(note.trim() === '');
    if (note.trim() === '') return;
    const body = { ...reviewKey, post: key, name, note, fingerprint };
    const review = await ask.run({ body: { ...body, id: ids.idFor(body) } });
    if (review === null) return;
    onNote('');
    onReview(review);
    onClose();
  };
  return (
    <Form
      className={styles.form}
      aria-label="Ask for changes"
      noValidate
      onInput={ask.reset}
      onSubmit={submit}
    >
      <TextArea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reviewer pressed the button that opens the field
        autoFocus
        label="What should change?"
        rows={4}
        maxLength={reviewCommentLimit}
        value={note}
        onChange={onNote}
        error={missing ? 'Write what should change.' : undefined}
      />
      <Refusal
        error={ask.error}
        rereading={rereading}
        onReread={() => {
          ask.reset();
          onReread();
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" look="accent" loading={ask.loading}>
          Send request
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Form>
  );
}
