import { agentPrice, agentTools } from '@limelight/contracts';
import { agentCostLimit } from '@limelight/contracts/catalog';
import { readyAgents, type ReadyAgent } from '@limelight/contracts/marketplace';
import type { ReactNode } from 'react';
import styles from './ready-agents.module.css';

interface Example {
  steps: readonly { tool: string; said: readonly string[] }[];
  items: readonly { title: string; topics: readonly string[] }[];
  dropped: readonly { title: string; reason: string }[];
  drafts: readonly string[];
  mail: string | null;
}

const sampleOf = (sample: string | number | readonly string[]) =>
  typeof sample === 'object' ? sample.join('\n') : String(sample);

function ExampleRun({ agent, example }: { agent: ReadyAgent; example: Example }) {
  const { steps, items, dropped, drafts, mail } = example;
  const given = agent.inputs.filter(({ sample }) => sampleOf(sample) !== '');
  return (
    <details className={styles.example}>
      <summary>Example run of {agent.name}</summary>
      <div className={styles.run}>
        <p className={styles.quiet}>
          This run used sample material and no model. With a model, drafts are written in full.
        </p>
        {given.length > 0 && (
          <dl className={styles.given}>
            {given.map(({ label, sample }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{sampleOf(sample)}</dd>
              </div>
            ))}
          </dl>
        )}
        <ol className={styles.steps}>
          {steps.map(({ tool, said }) => (
            <li key={tool}>
              <strong>{tool}</strong>
              {said.length > 0 && <span className={styles.quiet}> {said.join('. ')}</span>}
            </li>
          ))}
        </ol>
        {drafts.length === 0 && (
          <ul className={styles.items}>
            {items.map(({ title, topics }) => (
              <li key={title}>
                {title}
                {topics.length > 0 && <span className={styles.quiet}> · {topics.join(', ')}</span>}
              </li>
            ))}
          </ul>
        )}
        {dropped.length > 0 && (
          <ul className={styles.dropped}>
            {dropped.map(({ title, reason }) => (
              <li key={title}>
                Left out: {title} <span>({reason})</span>
              </li>
            ))}
          </ul>
        )}
        {drafts.map((text) => (
          <blockquote key={text} className={styles.draft}>
            {text}
          </blockquote>
        ))}
        {mail !== null && <p className={styles.quiet}>Email sent: “{mail}”</p>}
      </div>
    </details>
  );
}

function priceOf({ steps }: ReadyAgent): string {
  const most = agentPrice({ steps: [...steps], costLimit: agentCostLimit });
  return most === 0 ? 'Free' : `Up to ${most} credits a run`;
}

const toolsOf = ({ steps }: ReadyAgent) => steps.map(({ tool }) => agentTools[tool].name).join(' → ');

const shownLength = 180;
const isGap = (line: string) => line.trim() === '' || line.startsWith('[') || line.startsWith('Source:');

/** The start of a draft without its gaps. */
function startOf(draft: string): string {
  const text = draft
    .split('\n')
    .filter((line) => !isGap(line))
    .join('\n');
  return text.length <= shownLength ? text : `${text.slice(0, text.lastIndexOf(' ', shownLength))} …`;
}

/** What the example run came to, in a few lines. */
function Outcome({ example: { items, drafts, mail } }: { example: Example }) {
  const [draft] = drafts;
  const more = drafts.length - 1;
  if (draft !== undefined)
    return (
      <figure className={styles.outcome}>
        <figcaption>{more > 0 ? `Draft 1 of ${drafts.length}` : 'Draft'}</figcaption>
        <p>{startOf(draft)}</p>
      </figure>
    );
  return (
    <figure className={styles.outcome}>
      <figcaption>{mail === null ? 'Found' : `Email: ${mail}`}</figcaption>
      <ul>
        {items.slice(0, 2).map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </figure>
  );
}

/** The agents that can be installed, each with its description, its price and the result of an example run. */
export function ReadyAgents({
  examples,
  heading: Heading = 'h3',
  action,
}: {
  examples: ReadonlyMap<string, Example>;
  /** The level of the agents' headings. */
  heading?: 'h2' | 'h3';
  action: (agent: ReadyAgent) => ReactNode;
}) {
  return (
    <ul className={styles.cards}>
      {readyAgents.map((agent) => {
        const example = examples.get(agent.id);
        return (
          <li key={agent.id} className={styles.card}>
            <div className={styles.top}>
              <span>{agent.group}</span>
              <span>{priceOf(agent)}</span>
            </div>
            <Heading className={styles.name}>{agent.name}</Heading>
            <p>{agent.purpose}</p>
            {example !== undefined && <Outcome example={example} />}
            <p className={styles.quiet}>{toolsOf(agent)}</p>
            <div className={styles.action}>{action(agent)}</div>
            {example !== undefined && <ExampleRun agent={agent} example={example} />}
          </li>
        );
      })}
    </ul>
  );
}
