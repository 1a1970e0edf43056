import { agentStepLimit, agentTools, type AgentTool } from '@limelight/contracts';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import styles from '../agents.module.css';
import { StepCard } from './step-card.tsx';
import { draftOf, newStep, type StepDraft } from './step-draft.ts';

const isTool = (name: string): name is AgentTool => Object.hasOwn(agentTools, name);
const tools = Object.keys(agentTools).filter(isTool);

const nothingWrong: ReadonlyMap<string, string> = new Map();

/** Edits the list of steps, and adds new ones from the catalogue of tools. */
export function StepsEditor({
  steps,
  faults,
  onChange,
}: {
  steps: readonly StepDraft[];
  /** Errors by step key and field. */
  faults: ReadonlyMap<string, ReadonlyMap<string, string>>;
  onChange: (steps: readonly StepDraft[]) => void;
}) {
  const [tool, setTool] = useState<AgentTool>('read-feeds');
  const move = (from: number, by: number) => {
    const next = [...steps];
    const [moved] = next.splice(from, 1);
    if (moved !== undefined) next.splice(from + by, 0, moved);
    onChange(next);
  };
  return (
    <Card title="Steps">
      <div className={styles.form}>
        <p className={styles.facts}>Each step works with what the steps before it found.</p>
        <ol className={styles.steps}>
          {steps.map((draft, index) => (
            <StepCard
              key={draft.key}
              draft={draft}
              place={index + 1}
              count={steps.length}
              faults={faults.get(draft.key) ?? nothingWrong}
              onChange={(values) => onChange(steps.map((one) => (one === draft ? { ...one, values } : one)))}
              onMove={(by) => move(index, by)}
              onRemove={() => onChange(steps.filter((one) => one !== draft))}
            />
          ))}
        </ol>
        <div className={styles.actions}>
          <NativeSelect
            label="Tool"
            data={tools.map((name) => ({ value: name, label: agentTools[name].name }))}
            value={tool}
            onChange={({ currentTarget: { value } }) => {
              if (isTool(value)) setTool(value);
            }}
          />
          <Button
            disabled={steps.length >= agentStepLimit}
            onClick={() => onChange([...steps, draftOf(newStep(tool))])}
          >
            Add step
          </Button>
        </div>
        <p className={styles.facts}>{agentTools[tool].does}</p>
      </div>
    </Card>
  );
}
