import type { Agent, AgentOutcome } from '@limelight/contracts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import styles from './agents.module.css';
import { counted } from './rules.ts';

function Problems({ problems }: { problems: AgentOutcome['problems'] }) {
  return (
    <ul className={styles.problems}>
      {problems.map(({ address, message }) => (
        <li key={address}>
          <span className={styles.address}>{address}</span>: {message}
        </li>
      ))}
    </ul>
  );
}

/** The sources that could not be read, each with its reason. */
export function SourceProblems({ outcome, to }: { outcome: Omit<AgentOutcome, 'dropped'>; to?: string }) {
  const { items, sources, problems } = outcome;
  if (problems.length === 0) return null;
  const unread = sources.total - sources.read;
  const none = sources.total > 0 && sources.read === 0;
  const all = sources.total === 1 ? 'Your only source' : `None of your ${sources.total} sources`;
  return (
    <Callout
      tone={none && items === 0 ? 'bad' : 'warn'}
      title={
        none
          ? `${all} could ${sources.total === 1 ? 'not ' : ''}be read`
          : unread > 0
            ? `${unread} of your ${counted(sources.total, 'source')} could not be read`
            : 'Some of it did not work'
      }
      action={to !== undefined && <ButtonLink to={to}>Fix the sources</ButtonLink>}
    >
      <Problems problems={problems} />
    </Callout>
  );
}

/** What the last run came to, what it missed, and where to mend that. */
export function LastOutcome({ agent: { id, lastRun, pending } }: { agent: Agent }) {
  if (lastRun === null || lastRun.status === 'running') return null;
  const { outcome } = lastRun;
  if (outcome === null) return null;
  const { items, drafts, dropped, sources } = outcome;
  const nothingRead = sources.total > 0 && sources.read === 0;
  return (
    <>
      <SourceProblems outcome={outcome} to={`/dashboard/agents/${id}#sources`} />
      {items === 0 && !nothingRead && (
        <Callout>No new items are worth a post today. You were not charged.</Callout>
      )}
      {items > 0 && (
        <Callout
          tone="good"
          action={
            <>
              {pending > 0 && <ButtonLink to="/dashboard/agents#approval">Review drafts</ButtonLink>}
              <ButtonLink look={pending > 0 ? 'plain' : 'ink'} to={`/dashboard/runs/${lastRun.id}`}>
                See the result
              </ButtonLink>
            </>
          }
        >
          {counted(items, 'item')} kept, {counted(drafts, 'draft')} made, {dropped} left out.
        </Callout>
      )}
    </>
  );
}
