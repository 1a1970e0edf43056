import { createAgent, type Agent, type ItemSharing } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SharedBy } from '../../../ui/shared-by.tsx';
import styles from './agents.module.css';
import { Deliveries } from './deliveries.tsx';
import { PlanSteps } from './plan-steps.tsx';

const joined = (words: readonly string[]) => words.join(', ');

function NewsPlan({ work }: { work: Extract<Agent['work'], { kind: 'news' }> }) {
  const { topics, blocked, feeds, results, maxAgeDays, voice } = work.settings;
  const facts = [
    ['Topics', topics.length === 0 ? 'Everything new' : joined(topics)],
    ['Feeds', joined(feeds)],
    ['Blocked words', joined(blocked)],
    ['Voice', voice],
    ['Results', `Up to ${results} items from the last ${maxAgeDays} days`],
  ].filter(([, value]) => value !== '');
  return (
    <dl className={styles.plan}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An agent that somebody else shares: its plan and what it delivered. Only its owner changes and runs it. */
export function TeamAgent({ agent, sharing }: { agent: Agent; sharing: ItemSharing }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const create = useCall(createAgent);
  const { id, name, purpose, work } = agent;
  const copy = async () => {
    const made = await create.run({ body: { name, purpose, work, enabled: false } });
    if (made === null) return;
    await client.invalidateQueries({ queryKey: ['agents'], exact: true });
    await navigate(`/dashboard/agents/${made.id}`);
  };
  return (
    <>
      <p className={styles.facts}>
        <SharedBy sharing={sharing} />. Only {sharing.owner} changes it and pays for its runs.
      </p>
      <Deliveries agentId={id} mayUse={sharing.mayUse} />
      <Card title="Plan">
        <div className={styles.form}>
          {work.kind === 'news' ? <NewsPlan work={work} /> : <PlanSteps steps={work.settings.steps} />}
          {sharing.mayUse && (
            <div className={styles.actions}>
              <Button loading={create.loading} onClick={() => void copy()}>
                Copy to my agents
              </Button>
            </div>
          )}
        </div>
      </Card>
    </>
  );
}
