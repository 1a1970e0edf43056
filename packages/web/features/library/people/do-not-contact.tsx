import { addDoNotContact, keysOf, removeDoNotContact } from '@limelight/contracts';
import { doNotContactKinds, type DoNotContactKind } from '@limelight/contracts/catalog';
import { NativeSelect, TextInput } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Form } from '../../../ui/form.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { doNotContactQuery, peopleKey } from './api.ts';
import styles from './people.module.css';

const isKind = (value: string): value is DoNotContactKind => Object.hasOwn(doNotContactKinds, value);

export function DoNotContact() {
  const client = useQueryClient();
  const entries = useInfiniteQuery(doNotContactQuery);
  const add = useCall(addDoNotContact, { showError: false });
  const remove = useCall(removeDoNotContact);
  const [kind, setKind] = useState<DoNotContactKind>('email');
  const [value, setValue] = useState('');
  const reload = () => client.invalidateQueries({ queryKey: peopleKey });
  const put = async () => {
    if ((await add.run({ body: { kind, value } })) === null) return;
    setValue('');
    await reload();
  };
  const drop = async (id: string) => {
    if ((await remove.run({ params: { id } })) !== null) await reload();
  };
  return (
    <Card title="Do not contact">
      <Form className={styles.form} onSubmit={put}>
        <div className={styles.fields}>
          <NativeSelect
            label="Kind"
            value={kind}
            data={keysOf(doNotContactKinds).map((key) => ({ value: key, label: doNotContactKinds[key] }))}
            onChange={({ currentTarget: { value: chosen } }) => isKind(chosen) && setKind(chosen)}
          />
          <TextInput
            label={doNotContactKinds[kind]}
            value={value}
            error={add.error?.message}
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit" size="small" loading={add.loading} disabled={value.trim() === ''}>
            Add to list
          </Button>
        </div>
      </Form>
      {entries.isError && <ErrorState query={entries}>The list could not be loaded.</ErrorState>}
      {entries.isPending && <Loading lines={3} />}
      <ul className={styles.rows}>
        {entries.data?.pages
          .flatMap(({ items }) => items)
          .map((entry) => (
            <li key={entry.id}>
              <span>
                {entry.value} <span className={styles.facts}>{doNotContactKinds[entry.kind]}</span>
              </span>
              <Button
                size="small"
                look="quiet"
                aria-label={`Remove ${entry.value} from the list`}
                onClick={() => void drop(entry.id)}
              >
                Remove
              </Button>
            </li>
          ))}
      </ul>
      {entries.hasNextPage && (
        <Button loading={entries.isFetchingNextPage} onClick={() => void entries.fetchNextPage()}>
          Show more entries
        </Button>
      )}
    </Card>
  );
}
