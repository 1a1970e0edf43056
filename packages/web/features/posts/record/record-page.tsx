import {
  openRecord,
  originsHeadline,
  originsRest,
  restWords,
  secondWords,
  sharedOriginWords,
  type SharedRecord,
} from '@limelight/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { followHash, secretIn } from '../../../lib/link-secret.ts';
import { Button } from '../../../ui/button.tsx';
import { Logo } from '../../../ui/logo.tsx';
import styles from './record.module.css';

type Step =
  | { kind: 'opening' }
  | { kind: 'refused'; message: string }
  | { kind: 'open'; record: SharedRecord };

async function ask(token: string): Promise<Step> {
  try {
    return { kind: 'open', record: await call(openRecord, { body: { token } }, { showError: false }) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { kind: 'refused', message: error.message };
  }
}

/** The page behind the link to a record: whose words a published post has. */
export function RecordPage() {
  const token = useSyncExternalStore(
    followHash,
    () => secretIn(window.location.hash),
    () => undefined,
  );
  const [step, setStep] = useState<Step>({ kind: 'opening' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (typeof token !== 'string') return undefined;
    let isCurrent = true;
    const show = async () => {
      const next = await ask(token);
      if (isCurrent) setStep(next);
    };
    void show();
    return () => {
      isCurrent = false;
      setStep({ kind: 'opening' });
    };
  }, [token, tries]);
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
          <p>Copy the whole link, up to its last character.</p>
        </>
      );
    if (token === undefined || step.kind === 'opening')
      return (
        <>
          <h1 tabIndex={-1}>Whose words</h1>
          <p className={styles.quiet}>Opening …</p>
        </>
      );
    if (step.kind === 'refused')
      return (
        <>
          <h1 tabIndex={-1}>The record did not open</h1>
          <p role="alert">{step.message}</p>
          <div>
            <Button onClick={() => setTries((before) => before + 1)}>Try again</Button>
          </div>
        </>
      );
    return <Shown record={step.record} />;
  }
}

const counted = (count: number) => (count === 1 ? '1 sentence' : `${count} sentences`);

function Shown({ record }: { record: SharedRecord }) {
  const { author, text, hash, publishedAt, permalink, sentences, sources, engine } = record;
  const rest = originsRest(sentences);
  return (
    <>
      <h1 tabIndex={-1}>Whose words</h1>
      <p>
        A post by {author}, published {formatDateTime(publishedAt)}.
        {permalink !== null && (
          <>
            {' '}
            <a href={permalink} target="_blank" rel="noreferrer">
              View on LinkedIn
            </a>
          </>
        )}
      </p>
      <p className={styles.sum}>
        {originsHeadline(sentences, 'the author')}
        {rest !== '' && <span className={styles.quiet}> · {rest}</span>}
      </p>
      <ol className={styles.sentences}>
        {sentences.map((one) => (
          <li key={one.start}>
            <p dir="auto">{text.slice(one.start, one.end)}</p>
            <p className={styles.quiet}>
              {sharedOriginWords(one, engine)}, {formatDateTime(one.at)}
            </p>
            {one.rests.map(({ title, kind, second, passage }, index) => (
              <p key={index} className={styles.behind} dir="auto">
                {passage !== null && `“${passage}” `}
                <span className={styles.quiet}>
                  {title} ({restWords[kind]}
                  {second === null ? '' : `, ${secondWords(second)}`})
                </span>
              </p>
            ))}
          </li>
        ))}
      </ol>
      {sources.length > 0 && (
        <section>
          <h2>Sources</h2>
          <ul className={styles.sources}>
            {sources.map(({ kind, title, sentences: count }) => (
              <li key={`${kind} ${title}`}>
                {title} <span className={styles.quiet}>{counted(count)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>Fingerprint</h2>
        <p className={styles.quiet}>SHA-256 of the text as it was published:</p>
        <code className={styles.hash}>{hash}</code>
      </section>
    </>
  );
}
