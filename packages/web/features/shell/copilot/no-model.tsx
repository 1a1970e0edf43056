import { spotlight } from '@mantine/spotlight';
import { Button } from '../../../ui/button.tsx';
import { ConnectModel } from '../../../ui/connect-model.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import styles from './panel.module.css';

/** What works without a model. */
export function NoModel() {
  return (
    <div className={styles.noModel}>
      <ConnectModel>
        With a model, Limelight does what you ask: it plans, writes, finds and changes, and asks before
        anything is published.
      </ConnectModel>
      <p>Without one, you find and run every command in the search.</p>
      <Button onClick={spotlight.open}>
        Search or create <Kbd keys="mod+k" />
      </Button>
    </div>
  );
}
