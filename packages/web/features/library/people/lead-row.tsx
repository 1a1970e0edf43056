import { changeLead, keysOf, type PersonEvidence, type PersonSummary } from '@limelight/contracts';
import { leadStatuses, type LeadStatus } from '@limelight/contracts/catalog';
import { Checkbox, NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { QuotedReasons, type QuotedReason } from '../../../ui/quoted-reasons.tsx';
import { SaveButton } from '../../../ui/save-button.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { peopleKey } from './api.ts';
import styles from './people.module.css';
import { fitWords, savableOf } from './rules.ts';

const isStatus = (value: string): value is LeadStatus => Object.hasOwn(leadStatuses, value);

export const quotedEvidence = (evidence: readonly PersonEvidence[], byWords = false): QuotedReason[] =>
  evidence.map(({ criterion, quote, source, address, observedAt }) => ({
    criterion,
    quotes: [
      {
        label: `${source}${observedAt === null ? '' : `, ${formatDate(observedAt)}`}${byWords ? ' mentions' : ''}:`,
        text: quote,
        href: address,
      },
    ],
  }));

export function LeadStatusSelect({ person, label }: { person: PersonSummary; label?: string }) {
  const client = useQueryClient();
  const change = useCall(changeLead);
  const set = async (leadStatus: LeadStatus) => {
    await change.run({ params: { id: person.id }, body: { leadStatus } });
    await client.invalidateQueries({ queryKey: peopleKey });
  };
  return (
    <NativeSelect
      size="xs"
      label={label}
      aria-label={label === undefined ? `Status of ${person.name}` : undefined}
      value={person.lead?.status ?? 'new'}
      data={keysOf(leadStatuses).map((value) => ({ value, label: leadStatuses[value] }))}
      onChange={({ currentTarget: { value } }) => isStatus(value) && void set(value)}
    />
  );
}

/** A lead with what a search found, its status and the last contact. */
export function LeadRow({
  person,
  selected,
  onSelect,
  draftPath,
  startsOpen = false,
}: {
  person: PersonSummary;
  selected: boolean;
  onSelect: () => void;
  draftPath: string;
  /** Whether the evidence is open at first. */
  startsOpen?: boolean;
}) {
  const { id, name, position, company, location, tags, warmPaths, lastContactedAt, lead } = person;
  const facts = [
    [position, company].filter(Boolean).join(' at '),
    location,
    warmPaths > 0 ? `you know ${warmPaths} more there` : '',
    ...tags.map((tag) => `#${tag}`),
  ];
  const contact = lastContactedAt === null ? 'Not contacted yet' : `Contacted ${formatDate(lastContactedAt)}`;
  const fit = lead === null ? '' : fitWords(lead);
  return (
    <li>
      <div className={styles.who}>
        <Checkbox aria-label={`Select ${name}`} checked={selected} onChange={onSelect} />
        <div>
          <Link to={`/dashboard/people?person=${id}`}>{name}</Link>
          <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
          <p className={styles.fit}>
            {fit !== '' && (
              <StatusBadge tone={lead?.missing.length === 0 ? 'good' : 'plain'}>{fit}</StatusBadge>
            )}
            <span className={styles.facts}>{contact}</span>
          </p>
          {lead !== null && lead.evidence.length > 0 && (
            <details open={startsOpen}>
              <summary>Why {name} fits</summary>
              <QuotedReasons reasons={quotedEvidence(lead.evidence)} missing={lead.missing} />
            </details>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <LeadStatusSelect person={person} />
        <ButtonLink size="small" to={`${draftPath}?person=${id}`} aria-label={`Draft message to ${name}`}>
          Draft message
        </ButtonLink>
        <SaveButton compact item={savableOf(person)} name={name} />
      </div>
    </li>
  );
}
