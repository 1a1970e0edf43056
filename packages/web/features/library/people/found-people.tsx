import type { FoundPerson } from '@limelight/contracts';
import { Checkbox } from '@mantine/core';
import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { QuotedReasons } from '../../../ui/quoted-reasons.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { quotedEvidence } from './lead-row.tsx';
import styles from './people.module.css';
import { useSelection } from './use-selection.ts';

export function FoundPeople({
  people,
  title,
  compared,
  byWords,
  draftPath,
}: {
  people: readonly FoundPerson[];
  title: string;
  /** Says who was compared. */
  compared: string;
  byWords: boolean;
  draftPath: string;
}) {
  const selection = useSelection();
  const chosen = people.filter(({ id }) => selection.ids.has(id)).map(({ id }) => id);
  return (
    <section className={styles.form} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.facts}>{compared}</p>
      {people.length === 0 && (
        <Callout title="No results">
          Use fewer or simpler criteria, or add people: import your LinkedIn export or a file.
        </Callout>
      )}
      {chosen.length > 0 && <BulkBar ids={chosen} onDone={() => selection.setAll([])} />}
      <ul className={styles.found}>
        {people.map((person) => (
          <Card
            key={person.id}
            as="li"
            title={<Link to={`/dashboard/people?person=${person.id}`}>{person.name}</Link>}
            aside={
              <span className={styles.actions}>
                <Checkbox
                  label="Select"
                  aria-label={`Select ${person.name}`}
                  checked={selection.ids.has(person.id)}
                  onChange={() => selection.toggle(person.id)}
                />
                <ButtonLink
                  size="small"
                  to={`${draftPath}?person=${person.id}`}
                  aria-label={`Draft message to ${person.name}`}
                >
                  Draft message
                </ButtonLink>
              </span>
            }
          >
            <div className={styles.form}>
              <p className={styles.facts}>
                {[person.position, person.company, person.location].filter(Boolean).join(' · ')}
                {person.warmPaths > 0 && ` · You know ${person.warmPaths} more there`}
              </p>
              <QuotedReasons
                reasons={quotedEvidence(person.evidence, byWords)}
                missing={person.missing}
                {...(byWords ? { missingLabel: 'Not found word for word' } : {})}
              />
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
