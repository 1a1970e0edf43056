import {
  approveReview,
  commentReview,
  openReview,
  type Review,
  type ReviewedPost,
} from '@limelight/contracts';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { deviceZone, zoneLabel } from '../../../lib/time-zones.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useWriteId } from '../../../lib/use-write-id.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { RepostLink } from '../../../ui/repost-link.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ChangesForm } from './changes-form.tsx';
import { Refusal } from './refusal.tsx';
import { standingOf, type ReviewKey } from './rules.ts';
import { Changes, Comments, StandingLine } from './said-list.tsx';
import styles from './review-links.module.css';

function selectedIn({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>): string {
  const { value, selectionStart, selectionEnd } = currentTarget;
  return value.slice(selectionStart, selectionEnd).trim().slice(0, 400);
}

export function ReviewedPostCard({
  post,
  reviewKey,
  name,
  onName,
  onReview,
  preview,
}: {
  post: ReviewedPost;
  reviewKey: ReviewKey;
  name: string;
  onName: (name: string) => void;
  onReview: (review: Review) => void;
  preview: ReactNode;
}) {
  const comment = useCall(commentReview, { showError: false });
  const approve = useCall(approveReview, { showError: false });
  const reading = useCall(openReview, { showError: false });
  const ids = useWriteId();
  const [text, setText] = useState('');
  const [quote, setQuote] = useState('');
  const [note, setNote] = useState('');
  const [asking, setAsking] = useState(false);
  const [missing, setMissing] = useState<'name' | 'text' | null>(null);
  const { key, fingerprint, scheduledAt, timeZone } = post;

  const send = async () => {
    const lacking = name.trim() === '' ? 'name' : text.trim() === '' ? 'text' : null;
    setMissing(lacking);
    if (lacking !== null) return;
    const passage = quote.trim() === '' ? null : quote;
    const body = { ...reviewKey, post: key, name, text, quote: passage };
    const review = await comment.run({ body: { ...body, id: ids.idFor(body) } });
    if (review === null) return;
    ids.forget();
    setText('');
    setQuote('');
    onReview(review);
  };
  const agree = async () => {
    setMissing(name.trim() === '' ? 'name' : null);
    if (name.trim() === '') return;
    const review = await approve.run({ body: { ...reviewKey, post: key, name, fingerprint } });
    if (review !== null) onReview(review);
  };
  const askForChanges = () => {
    setMissing(name.trim() === '' ? 'name' : null);
    if (name.trim() !== '') setAsking(true);
  };
  const reread = async () => {
    const review = await reading.run({ body: reviewKey });
    if (review === null) return;
    comment.reset();
    approve.reset();
    onReview(review);
  };
  const again = { rereading: reading.loading, onReread: () => void reread() };
  const approved = standingOf(post) === 'approved';
  return (
    <article className={styles.post} aria-label="Post">
      {scheduledAt !== null && (
        <p className={styles.quiet}>
          Planned for {formatDateTime(scheduledAt, timeZone ?? undefined)} (
          {zoneLabel(timeZone ?? deviceZone())} time)
        </p>
      )}
      <StandingLine said={post} />
      <Changes changes={post.changes} />
      {preview}
      <RepostLink attachment={post.attachment} />
      {post.firstComment.trim() !== '' && (
        <p className={styles.quiet} dir="auto">
          First comment: {post.firstComment}
        </p>
      )}
      <div className={styles.form}>
        <TextField
          label="Your name"
          value={name}
          maxLength={80}
          autoComplete="name"
          onChange={onName}
          error={missing === 'name' ? 'Enter your name.' : undefined}
        />
        <div className={styles.actions}>
          <Button look="accent" loading={approve.loading} onClick={() => void agree()}>
            {approved ? 'Approve too' : 'Approve post'}
          </Button>
          <Button aria-expanded={asking} onClick={askForChanges}>
            Ask for changes
          </Button>
        </div>
      </div>
      {asking && (
        <ChangesForm
          post={post}
          reviewKey={reviewKey}
          name={name}
          note={note}
          onNote={setNote}
          {...again}
          onReview={onReview}
          onClose={() => setAsking(false)}
        />
      )}
      <Refusal error={reading.error ?? comment.error ?? approve.error} {...again} />
      <Comments comments={post.comments} />
      <Form className={styles.form} noValidate onSubmit={send}>
        <TextArea
          label="Comment"
          rows={3}
          value={text}
          maxLength={2000}
          onChange={setText}
          error={missing === 'text' ? 'Write a comment.' : undefined}
        />
        <details className={styles.source}>
          <summary>Select a passage to comment on</summary>
          <TextArea
            label="Text of the post"
            rows={8}
            readOnly
            value={post.text}
            onChange={() => undefined}
            onSelect={(event) => {
              const passage = selectedIn(event);
              if (passage !== '') setQuote(passage);
            }}
          />
        </details>
        <TextField
          label="Passage (optional)"
          value={quote}
          maxLength={400}
          onChange={setQuote}
          hint="Select it in the text above, or paste it here."
        />
        <div>
          <Button type="submit" loading={comment.loading}>
            Send comment
          </Button>
        </div>
      </Form>
    </article>
  );
}
