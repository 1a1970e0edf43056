import { agentPlanRun, type AgentSchedule, type AgentStep } from '@limelight/contracts';
import { useEffect, useRef, useState } from 'react';
import { useSystem } from '../../../lib/query-client.ts';
import { useRunOf } from '../../../lib/runs/use-run.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConnectModel } from '../../../ui/connect-model.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from './agents.module.css';
import { counted, scheduleWords } from './rules.ts';

export interface Plan {
  name: string;
  purpose: string;
  steps: readonly AgentStep[];
  schedule: Omit<AgentSchedule, 'timeZone'> | null;
}

export function PlanCard({ onPlan }: { onPlan: (plan: Plan) => void }) {
  const plan = useRunOf(agentPlanRun);
  const model = useSystem().data?.writer.kind === 'model';
  const [description, setDescription] = useState('');
  const { id, result } = plan;
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (result === null || shown.current === id) return;
    shown.current = id;
    onPlan(result);
  }, [id, onPlan, result]);
  return (
    <Card title="Describe it">
      <div className={styles.form}>
        <ConnectModel>A model turns a description into steps. Without one, add the steps below.</ConnectModel>
        {model && (
          <>
            <TextArea
              label="What should the agent do?"
              rows={4}
              maxLength={2_000}
              placeholder="Every Monday, read https://example.com/feed, keep what is about hiring, and write one draft for my approval."
              value={description}
              onChange={setDescription}
            />
            <div className={styles.actions}>
              <Button
                credits={0}
                loading={plan.starting || plan.active}
                disabled={description.trim().length < 10}
                onClick={() => void plan.begin({ description })}
              >
                Suggest steps
              </Button>
            </div>
          </>
        )}
        {plan.active && <RunProgress progress={plan.progress} onCancel={plan.cancel} />}
        {plan.error !== null && <Callout tone="bad">{plan.error}</Callout>}
        {result !== null && (
          <Callout tone="good">
            {counted(result.steps.length, 'step')} {result.steps.length === 1 ? 'is' : 'are'} suggested below.{' '}
            {result.schedule === null
              ? 'It runs when you start it, unless you choose days.'
              : `It runs ${scheduleWords(result.schedule)}.`}{' '}
            Change what you like, then test it.
          </Callout>
        )}
        {result !== null && result.missing !== '' && (
          <Callout tone="warn" title="Not included">
            {result.missing}
          </Callout>
        )}
      </div>
    </Card>
  );
}
