import { agentFields, agentTools, type AgentStep } from '@limelight/contracts';
import styles from './agents.module.css';

function settingsOf(step: AgentStep): { label: string; lines: string[] }[] {
  const values = new Map<string, unknown>(Object.entries(step));
  return agentFields[step.tool].flatMap(({ field, label, kind }) => {
    const value = values.get(field);
    if (kind === 'yes') return [{ label, lines: [value === true ? 'Yes' : 'No'] }];
    const texts = (Array.isArray(value) ? value : [value ?? '']).map(String).filter((text) => text !== '');
    if (texts.length === 0) return [];
    return [{ label: label.split(',')[0] ?? label, lines: kind === 'words' ? [texts.join(', ')] : texts }];
  });
}

function Step({ step }: { step: AgentStep }) {
  const { name, does } = agentTools[step.tool];
  return (
    <li>
      {name}: <span className={styles.facts}>{does}</span>
      {settingsOf(step).map(({ label, lines }) => (
        <div key={label}>
          <span className={styles.facts}>{label}:</span>
          {lines.map((line, index) => (
            <p key={index} className={styles.text}>
              {line}
            </p>
          ))}
        </div>
      ))}
    </li>
  );
}

/** The steps of an agent with their settings, to read. */
export function PlanSteps({ steps }: { steps: readonly AgentStep[] }) {
  return (
    <ol className={styles.found}>
      {steps.map((step, index) => (
        <Step key={index} step={step} />
      ))}
    </ol>
  );
}
