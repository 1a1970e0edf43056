import type { PersonSummary } from '@limelight/contracts';
import { Checkbox } from '@mantine/core';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { SaveButton } from '../../../ui/save-button.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import styles from './people.module.css';
import { savableOf } from './rules.ts';

export function PersonRow({
  person,
  selected,
  onSelect,
  draftPath,
}: {
  person: PersonSummary;
  selected?: boolean;
  onSelect?: () => void;
  draftPath?: string;
}) {
  const { id, name, position, company, location, tags, optedOut, warmPaths, lastContactedAt } = person;
  const facts = [
    [position, company].filter(Boolean).join(' at '),
    location,
    warmPaths > 0 ? `you know ${warmPaths} more there` : '',
    lastContactedAt === null ? '' : `contacted ${formatDate(lastContactedAt)}`,
    ...tags.map((tag) => `#${tag}`),
  ];
  return (
    <li>
      <div className={styles.who}>
        {onSelect && (
          <Checkbox aria-label={`Select ${name}`} checked={selected ?? false} onChange={onSelect} />
        )}
        <div>
          <Link to={`/dashboard/people?person=${id}`}>{name}</Link>
          <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {optedOut ? (
        <StatusBadge tone="bad">Do not contact</StatusBadge>
      ) : (
        <div className={styles.actions}>
          {draftPath && (
            <ButtonLink size="small" to={`${draftPath}?person=${id}`} aria-label={`Draft message to ${name}`}>
              Draft message
            </ButtonLink>
          )}
          <SaveButton compact item={savableOf(person)} name={name} />
        </div>
      )}
    </li>
  );
}
