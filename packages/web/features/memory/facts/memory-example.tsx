import { fact } from '@limelight/contracts';
import facts from '../../../content/examples/facts.json';
import { Example } from '../../../ui/example.tsx';
import rows from '../../../ui/row-list.module.css';
import { FactRow, PrivacySelect } from './fact-row.tsx';
import styles from './memory.module.css';

const shown = fact.array().parse(facts);

export function MemoryExample() {
  return (
    <Example title="Facts, each with the passage it comes from">
      <ul className={rows.list}>
        {shown.map((one) => (
          <li key={one.id} className={styles.fact}>
            <FactRow
              fact={one}
              open={one.source.kind !== 'typed'}
              controls={<PrivacySelect fact={one} onChange={() => undefined} />}
            />
          </li>
        ))}
      </ul>
    </Example>
  );
}
