import {
  factPrivacies,
  type EndpointData,
  type Fact,
  type FactPrivacy,
  type getFact,
} from '@limelight/contracts';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import rows from '../../../ui/row-list.module.css';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { factQuery } from './api.ts';
import { kindLabels, privacyLabels, sourceLinks, sourceWords, whenWords } from './rules.ts';
import styles from './memory.module.css';

type Whole = EndpointData<typeof getFact>;

export function PrivacySelect({ fact, onChange }: { fact: Fact; onChange: (privacy: FactPrivacy) => void }) {
  return (
    <NativeSelect
      size="xs"
      aria-label={`Privacy of “${fact.text}”`}
      data={factPrivacies.map((value) => ({ value, label: privacyLabels[value] }))}
      value={fact.privacy}
      onChange={({ currentTarget: { value } }) =>
        onChange(factPrivacies.find((one) => one === value) ?? fact.privacy)
      }
    />
  );
}

/** Where a fact comes from, and the passage that says it. */
export function Origin({ fact: { source, text }, open = false }: { fact: Fact; open?: boolean }) {
  const words = sourceWords(source);
  if (source.page === null && (source.passage === '' || source.passage === text))
    return <p className={rows.quiet}>{words}</p>;
  return (
    <details className={styles.fold} open={open || undefined}>
      <summary>{words}</summary>
      {source.passage !== '' && (
        <blockquote className={styles.passage} dir="auto">
          {source.passage}
        </blockquote>
      )}
      {source.page !== null && <Link to={source.page}>{sourceLinks[source.kind]}</Link>}
    </details>
  );
}

/** Something more about a fact, which is read when it is opened. */
function More({ title, id, children }: { title: string; id: string; children: (fact: Whole) => ReactNode }) {
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ ...factQuery(id), enabled: open });
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {data === undefined ? <Skeleton width="40%" /> : <ul className={styles.more}>{children(data)}</ul>}
    </details>
  );
}

/** A fact with its details, its origin and the posts that used it. */
export function FactRow({ fact, open, controls }: { fact: Fact; open: boolean; controls: ReactNode }) {
  const { id, text, kind, subject, uses, contradicts } = fact;
  const details = [kindLabels[kind], subject, whenWords(fact)].filter((words) => words !== '');
  return (
    <>
      <div className={rows.main}>
        <h2 className={rows.title} dir="auto">
          {text}
        </h2>
        <p className={rows.quiet}>{details.join(' · ')}</p>
        <Origin fact={fact} open={open} />
        {uses > 0 && (
          <More title={`Used in ${uses === 1 ? '1 post' : `${uses} posts`}`} id={id}>
            {({ usedIn }) =>
              usedIn.map(({ postId, title }) => (
                <li key={postId}>
                  <Link to={`/dashboard/generate-post?post=${postId}`}>{title}</Link>
                </li>
              ))
            }
          </More>
        )}
        {contradicts.length > 0 && (
          <More title="Another fact says otherwise" id={id}>
            {({ others }) => others.map((other) => <li key={other.id}>{other.text}</li>)}
          </More>
        )}
      </div>
      <div className={styles.controls}>{controls}</div>
    </>
  );
}
