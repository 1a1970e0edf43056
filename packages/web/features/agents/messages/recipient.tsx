import { getPerson, listPeople } from '@limelight/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { readQuery } from '../../../lib/read-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './messages.module.css';

export const personQuery = (id: string) => readQuery(['people', 'one', id], getPerson, { params: { id } });

const suggestionsQuery = (q: string) =>
  queryOptions({
    ...readQuery(['people', 'suggestions', q], listPeople, { query: { q, limit: 5 } }),
    enabled: q.trim().length > 1,
  });

export interface Typed {
  name: string;
  position: string;
  company: string;
}

export function Recipient({
  personId,
  onPerson,
  typed,
  onTyped,
}: {
  personId: string | null;
  onPerson: (id: string | null) => void;
  typed: Typed;
  onTyped: (typed: Typed) => void;
}) {
  const person = useQuery({ ...personQuery(personId ?? ''), enabled: personId !== null });
  const [touched, setTouched] = useState(false);
  const sought = useDeferredValue(touched ? typed.name : '');
  const found = useQuery(suggestionsQuery(sought));
  if (personId !== null) {
    const { data } = person;
    return (
      <div className={styles.form}>
        {person.isError && (
          <Callout tone="bad">This person could not be loaded. Choose someone else.</Callout>
        )}
        {data?.optedOut && (
          <Callout tone="warn" title="Do not contact">
            {data.name} opted out. Choose someone else.
          </Callout>
        )}
        <div className={styles.actions}>
          <strong>To {data?.name ?? '…'}</strong>
          <span className={styles.facts}>{[data?.position, data?.company].filter(Boolean).join(' at ')}</span>
          <Button size="small" onClick={() => onPerson(null)}>
            Change recipient
          </Button>
        </div>
      </div>
    );
  }
  const suggestions = touched ? (found.data?.items ?? []) : [];
  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        <TextField
          label="Recipient’s name (optional)"
          autoComplete="off"
          value={typed.name}
          onChange={(name) => {
            setTouched(true);
            onTyped({ ...typed, name });
          }}
        />
        <TextField
          label="Position (optional)"
          value={typed.position}
          onChange={(position) => onTyped({ ...typed, position })}
        />
        <TextField
          label="Company (optional)"
          value={typed.company}
          onChange={(company) => onTyped({ ...typed, company })}
        />
      </div>
      {suggestions.length > 0 && (
        <div className={styles.actions}>
          {suggestions.map(({ id, name, company }) => (
            <Button key={id} size="small" onClick={() => onPerson(id)}>
              {company === '' ? name : `${name}, ${company}`}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
