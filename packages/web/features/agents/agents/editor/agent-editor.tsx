import {
  agentCostLimit,
  agentPrice,
  agentRun,
  createAgent,
  missingFields,
  updateAgent,
  type Agent,
  type AgentSchedule,
  type AgentStep,
} from '@limelight/contracts';
import { useState } from 'react';
import { useTimeZone } from '../../../../lib/person.ts';
import { useRunOf } from '../../../../lib/runs/use-run.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card, Foot } from '../../../../ui/card.tsx';
import { RunProgress } from '../../../../ui/run-progress.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import styles from '../agents.module.css';
import { Outcome } from '../outcome.tsx';
import { ScheduleFields, scheduleOf, type ScheduleDraft } from './schedule-fields.tsx';
import { draftsOf, readDraft, type StepDraft } from './step-draft.ts';
import { StepsEditor } from './steps-editor.tsx';
import { useFeedCheck } from './use-feed-check.tsx';

export interface Beginning {
  name: string;
  purpose: string;
  steps: readonly AgentStep[];
  costLimit: number;
  schedule: Omit<AgentSchedule, 'timeZone'> | null;
  template: string | null;
}

const feedsOf = (steps: readonly AgentStep[]) =>
  steps.flatMap((step) => (step.tool === 'read-feeds' ? step.feeds : []));

type Faults = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Parses the steps. Returns an error for each field that is invalid or, if `complete` is set, missing. */
function readSteps(drafts: readonly StepDraft[], complete: boolean): { steps: AgentStep[]; faults: Faults } {
  const faults = new Map<string, Map<string, string>>();
  const steps: AgentStep[] = [];
  for (const draft of drafts) {
    const read = readDraft(draft);
    if ('faults' in read) faults.set(draft.key, read.faults);
    else {
      steps.push(read.step);
      const missing = complete ? missingFields([read.step]) : [];
      if (missing.length > 0)
        faults.set(
          draft.key,
          new Map(missing.map(({ field }) => [field, 'Fill this in. The agent needs it.'])),
        );
    }
  }
  return { steps, faults };
}

export function AgentEditor({
  agent,
  beginning,
  onSaved,
}: {
  /** Null for a new agent. */
  agent: Agent | null;
  beginning: Beginning;
  onSaved: (agent: Agent) => void | Promise<void>;
}) {
  const timeZone = useTimeZone();
  const create = useCall(createAgent, { showError: false });
  const update = useCall(updateAgent, { showError: false });
  const test = useRunOf(agentRun);
  const [name, setName] = useState(beginning.name);
  const [purpose, setPurpose] = useState(beginning.purpose);
  const [drafts, setDrafts] = useState<readonly StepDraft[]>(() =>
    draftsOf(beginning.steps, beginning.template),
  );
  const [faults, setFaults] = useState<Faults>(new Map());
  const [limit, setLimit] = useState(String(beginning.costLimit));
  const [schedule, setSchedule] = useState<ScheduleDraft>({
    days: beginning.schedule?.weekdays ?? [],
    time: beginning.schedule?.time ?? '08:00',
  });
  const costLimit = Math.min(Math.max(Math.trunc(Number(limit)) || 0, 0), agentCostLimit);
  const price = agentPrice({ steps: readSteps(drafts, false).steps, costLimit });
  const feeds = useFeedCheck(agent === null ? [] : feedsOf(beginning.steps));
  const error = create.error ?? update.error;

  const checked = (): AgentStep[] | null => {
    const read = readSteps(drafts, true);
    setFaults(read.faults);
    return read.faults.size > 0 || read.steps.length === 0 ? null : read.steps;
  };
  const save = async () => {
    const steps = checked();
    if (steps === null || !(await feeds.maySave(feedsOf(steps)))) return;
    const work = { kind: 'custom' as const, settings: { steps, costLimit } };
    const body = { name, purpose, work, schedule: scheduleOf(schedule, timeZone) };
    // A ready agent is disabled until it has been set up, so the first save enables it.
    const first = agent?.template != null && agent.version === 1 && agent.lastRun === null;
    const saved =
      agent === null
        ? await create.run({ body: { ...body, template: beginning.template } })
        : await update.run({
            params: { id: agent.id },
            body: { ...body, version: agent.version, ...(first && { enabled: true }) },
          });
    if (saved !== null) await onSaved(saved);
  };
  return (
    <div className={styles.form}>
      <Card title="About this agent">
        <div className={styles.form}>
          <TextField label="Name" value={name} onChange={setName} maxLength={80} />
          <TextArea
            label="Purpose (optional)"
            rows={2}
            value={purpose}
            onChange={setPurpose}
            maxLength={300}
          />
        </div>
      </Card>
      <StepsEditor steps={drafts} faults={faults} onChange={setDrafts} />
      <Card title="Cost">
        <div className={styles.form}>
          <TextField
            label="Credit limit per run"
            type="number"
            min={0}
            max={agentCostLimit}
            value={limit}
            onChange={setLimit}
            hint="Drafts by a model cost 30 each, carousels 20, images 100. Other steps are free. The run stops making things at this limit."
          />
        </div>
      </Card>
      <ScheduleFields value={schedule} onChange={setSchedule} />
      {faults.size > 0 && (
        <Callout tone="bad">Some steps need attention. Check the fields marked above.</Callout>
      )}
      {feeds.notice}
      {error && <Callout tone="bad">{error.message}</Callout>}
      <Foot apart>
        <Button
          look="accent"
          loading={feeds.loading || create.loading || update.loading}
          disabled={name.trim() === '' || drafts.length === 0}
          onClick={() => void save()}
        >
          Save agent
        </Button>
        <Button
          credits={price}
          loading={test.starting || test.active}
          disabled={drafts.length === 0}
          onClick={() => {
            const steps = checked();
            if (steps !== null) void test.begin({ steps, costLimit });
          }}
        >
          Test run
        </Button>
        <ButtonLink look="quiet" to="/dashboard/agents">
          Back to agents
        </ButtonLink>
      </Foot>
      {test.active && <RunProgress progress={test.progress} onCancel={test.cancel} />}
      {test.error !== null && <Callout tone="bad">{test.error}</Callout>}
      {test.result !== null && <Outcome result={test.result} runId={test.id} />}
    </div>
  );
}
