import { personSummary } from '@limelight/contracts';
import leads from '../../../content/examples/leads.json';
import { Card } from '../../../ui/card.tsx';
import { Example } from '../../../ui/example.tsx';
import { LeadRow } from './lead-row.tsx';
import styles from './people.module.css';

const shown = personSummary.array().parse(leads);

export function LeadsExample() {
  return (
    <Example title="Leads with the evidence for each of your criteria">
      <Card title={`${shown.length} leads`}>
        <ul className={styles.rows}>
          {shown.map((person) => (
            <LeadRow
              key={person.id}
              person={person}
              draftPath="/dashboard/sales-message-drafting"
              selected={false}
              onSelect={() => undefined}
              startsOpen
            />
          ))}
        </ul>
      </Card>
    </Example>
  );
}
