import type { Agent, ItemSharing } from '@limelight/contracts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SharedBy } from '../../../ui/shared-by.tsx';
import styles from './agents.module.css';
import { describe, lastRunWords } from './rules.ts';

export function SharedAgentCard({ agent, sharing }: { agent: Agent; sharing: ItemSharing }) {
  const { id, name, purpose, lastRun } = agent;
  return (
    <Card as="li" title={name}>
      <div className={styles.form}>
        {purpose !== '' && <p className={styles.text}>{purpose}</p>}
        <p className={styles.facts}>{describe(agent)}</p>
        <p className={styles.facts}>
          <SharedBy sharing={sharing} />. {lastRunWords(lastRun)}
        </p>
        <div className={styles.actions}>
          <ButtonLink to={`/dashboard/agents/${id}`} aria-label={`Open agent: ${name}`}>
            Open agent
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
