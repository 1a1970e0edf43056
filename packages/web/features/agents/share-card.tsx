import { shareable, type Agent } from '@limelight/contracts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './agents.module.css';

/** Shares an agent as a file, which carries its steps and nothing of its owner. */
export function ShareCard({ agent }: { agent: Agent }) {
  const file = shareable(agent);
  if (file === null) return null;
  return (
    <Card title="Share agent">
      <div className={styles.form}>
        <p className={styles.facts}>
          The file has the steps as they are saved. Your notes, and addresses with a password or a query, are
          left out.
        </p>
        <div className={styles.actions}>
          <Button
            onClick={() =>
              saveFile({
                fileName: 'agent.json',
                mediaType: 'application/json',
                content: `${JSON.stringify(file, null, 2)}\n`,
              })
            }
          >
            Download file
          </Button>
        </div>
      </div>
    </Card>
  );
}
