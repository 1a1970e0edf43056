import type { CopilotProposal } from '@limelight/contracts';
import { Link } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { StatusBadge, type StatusTone } from '../../../../ui/status-badge.tsx';
import { isOwnPath } from '../answer-words.ts';
import { useCopilotHere } from '../copilot-context.ts';
import styles from './proposals.module.css';

const states: Readonly<Record<CopilotProposal['status'], { tone: StatusTone; words: string }>> = {
  open: { tone: 'warn', words: 'Open' },
  doing: { tone: 'link', words: 'In progress' },
  done: { tone: 'good', words: 'Done' },
  refused: { tone: 'plain', words: 'Not done' },
  failed: { tone: 'bad', words: 'Failed' },
  stale: { tone: 'plain', words: 'Out of date' },
};

/** Exactly what will happen, and the buttons that decide it. Nothing but a press on one of them does. */
export function ProposalCard({
  proposal,
  isChosen,
  onChoose,
  onAccept,
  onRefuse,
  isBusy,
}: {
  proposal: CopilotProposal;
  /** Null when it is not part of a plan. */
  isChosen: boolean | null;
  onChoose: (isChosen: boolean) => void;
  onAccept: () => void;
  onRefuse: () => void;
  isBusy: boolean;
}) {
  const { fill } = useCopilotHere();
  const { title, details, text, credits, status, outcome, path } = proposal;
  const isOpen = status === 'open';
  const { tone, words } = states[status];
  return (
    <section className={styles.proposal} aria-label={title} data-status={status}>
      <div className={styles.head}>
        {isOpen && isChosen !== null ? (
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={(event) => onChoose(event.currentTarget.checked)}
            />
            <span className={styles.title}>{title}</span>
          </label>
        ) : (
          <h3 className={styles.title}>{title}</h3>
        )}
        <StatusBadge tone={tone}>{words}</StatusBadge>
      </div>
      {details.length > 0 && (
        <dl className={styles.details}>
          {details.map(({ label, value }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {text !== null && (
        <details className={styles.exact} open={isOpen}>
          <summary>Exact text</summary>
          <blockquote dir="auto">{text}</blockquote>
        </details>
      )}
      {outcome !== null && <p className={styles.outcome}>{outcome}</p>}
      {path !== null && isOwnPath(path) && !isOpen && status !== 'refused' && <Link to={path}>Open it</Link>}
      {isOpen && (
        <div className={styles.actions}>
          <Button
            size="small"
            look={isChosen === null ? 'accent' : 'plain'}
            credits={credits === 0 ? undefined : credits}
            loading={isBusy}
            onClick={(event) => {
              // Presses of a script, such as one injected by another tool, do not count.
              if (event.nativeEvent.isTrusted) onAccept();
            }}
          >
            Do it
          </Button>
          <Button size="small" onClick={() => fill(`Change: “${title}”: `)}>
            Change
          </Button>
          <Button size="small" loading={isBusy} onClick={onRefuse}>
            No
          </Button>
        </div>
      )}
      {(status === 'stale' || status === 'failed') && (
        <div className={styles.actions}>
          <Button size="small" onClick={() => fill(`Propose again: “${title}”`)}>
            Ask again
          </Button>
        </div>
      )}
    </section>
  );
}
