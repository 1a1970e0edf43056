import { changeLeads, createPersonList, type EndpointInput } from '@limelight/contracts';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { listsQuery, peopleKey } from './api.ts';
import styles from './people.module.css';

const newList = 'new';

export function BulkBar({
  ids,
  from = null,
  onDone,
}: {
  ids: readonly string[];
  /** The list being shown, from which people can be removed. */
  from?: string | null;
  onDone: () => void;
}) {
  const client = useQueryClient();
  const lists = useQuery(listsQuery);
  const change = useCall(changeLeads, { successMessage: 'Saved' });
  const create = useCall(createPersonList);
  const [list, setList] = useState(newList);
  const [name, setName] = useState('Shortlist');
  const [tag, setTag] = useState('');
  const items = lists.data?.items ?? [];
  const listId = items.some(({ id }) => id === list) ? list : newList;
  const apply = async (body: Omit<EndpointInput<typeof changeLeads>['body'], 'ids'>) => {
    if ((await change.run({ body: { ids: [...ids], ...body } })) === null) return;
    await client.invalidateQueries({ queryKey: peopleKey });
    onDone();
  };
  const addToList = async () => {
    const known = listId === newList ? items.find((one) => one.name === name.trim())?.id : listId;
    const to = known ?? (await create.run({ body: { name } }))?.id;
    if (to !== undefined) await apply({ addToList: to });
  };
  return (
    <div className={styles.actions}>
      <strong>{ids.length} selected</strong>
      <NativeSelect
        aria-label="List"
        value={listId}
        data={[
          ...items.map(({ id, name: label, people }) => ({ value: id, label: `${label} (${people})` })),
          { value: newList, label: 'New list' },
        ]}
        onChange={({ currentTarget: { value } }) => setList(value)}
      />
      {listId === newList && (
        <TextInput
          aria-label="Name of the new list"
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
      )}
      <Button
        size="small"
        look="ink"
        loading={change.loading || create.loading}
        disabled={listId === newList && name.trim() === ''}
        onClick={() => void addToList()}
      >
        Add to list
      </Button>
      <TextInput
        aria-label="Tag"
        placeholder="Tag"
        value={tag}
        onChange={({ currentTarget: { value } }) => setTag(value)}
      />
      <Button size="small" disabled={tag.trim() === ''} onClick={() => void apply({ addTag: tag })}>
        Add tag
      </Button>
      <Button size="small" disabled={tag.trim() === ''} onClick={() => void apply({ removeTag: tag.trim() })}>
        Remove tag
      </Button>
      {from !== null && (
        <Button size="small" onClick={() => void apply({ removeFromList: from })}>
          Remove from this list
        </Button>
      )}
    </div>
  );
}
