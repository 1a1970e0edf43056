import { checkFeeds, type AgentOutcome } from '@limelight/contracts';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../../lib/use-call.ts';
import { Callout } from '../../../../ui/callout.tsx';
import styles from '../agents.module.css';

type Problems = AgentOutcome['problems'];

/**
 * Reads the feeds before they are saved. Those that cannot be read are shown once; a second save with the same feeds
 * goes ahead, because a source may only be down for a while.
 */
export function useFeedCheck(saved: readonly string[]): {
  loading: boolean;
  maySave: (feeds: readonly string[]) => Promise<boolean>;
  notice: ReactNode;
} {
  const check = useCall(checkFeeds, { showError: false });
  const [checked, setChecked] = useState<readonly string[]>(saved);
  const [problems, setProblems] = useState<Problems>([]);
  const maySave = async (feeds: readonly string[]) => {
    const fresh = feeds.filter((feed) => !checked.includes(feed));
    if (fresh.length === 0) return true;
    const found = await check.run({ body: { addresses: fresh } });
    // A check that fails prevents nobody from saving.
    if (found === null) return true;
    setChecked([...checked, ...fresh]);
    setProblems(found.problems);
    return found.problems.length === 0;
  };
  const notice = problems.length > 0 && (
    <Callout
      tone="warn"
      title={
        problems.length === 1 ? 'One feed could not be read' : `${problems.length} feeds could not be read`
      }
    >
      <ul className={styles.problems}>
        {problems.map(({ address, message }) => (
          <li key={address}>
            <span className={styles.address}>{address}</span>: {message}
          </li>
        ))}
      </ul>
      Change or remove them above, or save again to leave them in.
    </Callout>
  );
  return { loading: check.loading, maySave, notice };
}
