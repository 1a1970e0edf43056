import {
  factKinds,
  factPrivacies,
  factSourceKinds,
  type EndpointData,
  type listFacts,
} from '@limelight/contracts';
import { NativeSelect } from '@mantine/core';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { kindLabels, privacyLabels, sourceLabels } from './rules.ts';

/** Search and filters of the facts. All of them are in the address. */
export function FactFilters({
  search,
  active,
  subjects,
  onChange,
}: {
  search: URLSearchParams;
  active: number;
  subjects: EndpointData<typeof listFacts>['subjects'];
  onChange: (changes: Readonly<Record<string, string>>) => void;
}) {
  const choice = (name: string, label: string, all: string, options: { value: string; label: string }[]) => (
    <NativeSelect
      aria-label={label}
      data={[{ value: '', label: all }, ...options]}
      value={search.get(name) ?? ''}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  const named = subjects.filter(({ name }) => name !== '');
  return (
    <FilterBar
      label="Search facts"
      placeholder="Search facts"
      value={search.get('q') ?? ''}
      onChange={(q) => onChange({ q })}
      active={active}
    >
      {choice(
        'kind',
        'Kind',
        'All kinds',
        factKinds.map((value) => ({ value, label: kindLabels[value] })),
      )}
      {(named.length > 0 || search.has('subject')) &&
        choice(
          'subject',
          'About',
          'About anything',
          named.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
        )}
      {choice(
        'source',
        'Source',
        'All sources',
        factSourceKinds.map((value) => ({ value, label: sourceLabels[value] })),
      )}
      {choice(
        'privacy',
        'Privacy',
        'Any privacy',
        factPrivacies.map((value) => ({ value, label: privacyLabels[value] })),
      )}
    </FilterBar>
  );
}
