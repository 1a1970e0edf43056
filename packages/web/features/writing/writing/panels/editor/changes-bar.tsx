import { engineWords } from '../../../../../lib/writer.ts';
import { Button } from '../../../../../ui/button.tsx';
import { undecided, type Proposal } from '../../post/proposal.ts';
import styles from '../../text/format-bar.module.css';

/** Takes the place of the formatting tools while a rewrite is in the text. */
export function ChangesBar({ proposal, onAll }: { proposal: Proposal; onAll: (isTaken: boolean) => void }) {
  const count = undecided(proposal).length;
  return (
    <section className={styles.bar} aria-label="Changes to the text">
      <p className={styles.changes}>
        <strong>{count === 1 ? '1 change' : `${count} changes`}</strong>
        {proposal.engine !== null && ` by ${engineWords(proposal.engine)}`}
      </p>
      <Button size="small" onClick={() => onAll(false)}>
        Reject all
      </Button>
      <Button size="small" look="accent" onClick={() => onAll(true)}>
        Accept all
      </Button>
    </section>
  );
}
