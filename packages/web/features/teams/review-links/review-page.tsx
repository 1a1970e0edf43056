import { openReview, type Review, type ReviewedPost } from '@limelight/contracts';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { followHash, secretIn } from '../../../lib/link-secret.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { deviceZone, zoneLabel } from '../../../lib/time-zones.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ReviewedPostCard } from './reviewed-post.tsx';
import type { ReviewKey } from './rules.ts';
import styles from './review-links.module.css';

type Step =
  | { kind: 'opening' }
  | { kind: 'asks'; wrong: string | null }
  | { kind: 'refused'; message: string }
  | { kind: 'open'; review: Review };

async function ask(key: ReviewKey): Promise<Step> {
  try {
    return { kind: 'open', review: await call(openReview, { body: key }, { showError: false }) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { code, message } = error;
    if (code === 'review_password_needed') return { kind: 'asks', wrong: null };
    const guessed = key.password !== undefined;
    return code === 'review_password_wrong' || (guessed && code === 'too_many_requests')
      ? { kind: 'asks', wrong: message }
      : { kind: 'refused', message };
  }
}

export type PreviewOf = (post: ReviewedPost, publishedAs: Review['publishedAs']) => ReactNode;

/** The page behind a review link, for people without an account. */
export function ReviewPage({ preview }: { preview: PreviewOf }) {
  const token = useSyncExternalStore(
    followHash,
    () => secretIn(window.location.hash),
    () => undefined,
  );
  const [step, setStep] = useState<Step>({ kind: 'opening' });
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const [name, setName] = useState('');

  const open = async (key: ReviewKey) => {
    setBusy(true);
    const next = await ask(key);
    setBusy(false);
    if (key.token !== secretIn(window.location.hash)) return;
    setStep(next);
    if (next.kind === 'open') setSent(key.password);
  };
  useEffect(() => {
    if (typeof token !== 'string') return undefined;
    let isCurrent = true;
    const show = async () => {
      const next = await ask({ token });
      if (isCurrent) setStep(next);
    };
    void show();
    return () => {
      isCurrent = false;
      // Another link must not show the posts of this one, nor receive its password.
      setStep({ kind: 'opening' });
      setSent(undefined);
      setPassword('');
    };
  }, [token]);

  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Logo />
      </header>
      <main className={styles.main}>{content()}</main>
    </div>
  );

  function content() {
    if (token === null)
      return (
        <>
          <h1 tabIndex={-1}>This link is incomplete</h1>
          <p>Copy the whole link from the message you received, up to its last character.</p>
        </>
      );
    if (token === undefined || step.kind === 'opening')
      return (
        <>
          <h1 tabIndex={-1}>Review</h1>
          <p className={styles.quiet}>Opening …</p>
        </>
      );
    if (step.kind === 'refused')
      return (
        <>
          <h1 tabIndex={-1}>The link did not open</h1>
          <p role="alert">{step.message}</p>
          <Button loading={busy} onClick={() => void open({ token })}>
            Try again
          </Button>
        </>
      );
    if (step.kind === 'asks')
      return (
        <Form className={styles.form} noValidate onSubmit={() => open({ token, password })}>
          <h1 tabIndex={-1}>Enter the password</h1>
          <p>The person who sent you this link protected it with a password.</p>
          <TextField
            label="Password"
            type="password"
            autoComplete="off"
            value={password}
            onChange={setPassword}
            error={step.wrong ?? undefined}
          />
          <div>
            <Button type="submit" look="accent" loading={busy}>
              Open review
            </Button>
          </div>
        </Form>
      );
    const { review } = step;
    const reviewKey = { token, ...(sent === undefined ? {} : { password: sent }) };
    return (
      <>
        <h1 tabIndex={-1}>{review.title === '' ? `Posts by ${review.author}` : review.title}</h1>
        <p className={styles.quiet}>
          {review.author} asks for your comments and approval. This link works until{' '}
          {formatDateTime(review.expiresAt)} ({zoneLabel(deviceZone())} time). No account is needed.
        </p>
        {review.posts.length === 0 && <p>The author deleted the posts of this link.</p>}
        {review.posts.map((post) => (
          <ReviewedPostCard
            key={post.key}
            post={post}
            reviewKey={reviewKey}
            name={name}
            onName={setName}
            onReview={(next) => {
              if (token === secretIn(window.location.hash)) setStep({ kind: 'open', review: next });
            }}
            preview={preview(post, review.publishedAs)}
          />
        ))}
      </>
    );
  }
}
