import {
  agentFields,
  agentPlanRun,
  agentStepLimit,
  newAgentLimits,
  readFieldTexts,
  type AgentStep,
} from '@limelight/contracts';
import type { z } from 'zod';
import { AppError } from '../../../platform/http/index.ts';
import { counted, implementRun, made } from '../../../run.ts';
import { planAnswer, planPrompt } from './plan-prompt.v3.ts';
import { plannedSchedule, unplannableRhythm } from './rules/told-schedule.ts';

type Answer = z.output<typeof planAnswer>;

const planRule = { name: 'agent-plan', points: 30, perSeconds: 3600 } as const;

/** Turns a model's answer into steps, or describes its first fault. Only addresses from the description are allowed. */
function readPlan({ steps }: Answer, description: string): { steps: AgentStep[] } | { fault: string } {
  if (steps.length === 0) return { steps: [] };
  if (steps.length > agentStepLimit) return { fault: `Use at most ${agentStepLimit} steps.` };
  const read: AgentStep[] = [];
  for (const [index, { tool, settings }] of steps.entries()) {
    const known = new Map(agentFields[tool].map(({ field, kind }) => [field, kind]));
    const stray = settings.find(({ field }) => !known.has(field));
    if (stray !== undefined) return { fault: `Step ${index + 1}: ${tool} has no setting ${stray.field}.` };
    const invented = settings
      .filter(({ field }) => known.get(field) === 'addresses')
      .flatMap(({ value }) => value.split('\n').map((line) => line.trim()))
      .find((address) => address !== '' && !description.includes(address));
    if (invented !== undefined) return { fault: `The description does not give ${invented}. Leave it out.` };
    const parsed = readFieldTexts(tool, new Map(settings.map(({ field, value }) => [field, value])));
    if ('faults' in parsed) {
      const [[field, fault] = ['', '']] = parsed.faults;
      return { fault: `Step ${index + 1}, ${field}: ${fault}` };
    }
    read.push(parsed.step);
  }
  return { steps: read };
}

/** What the plan leaves out, as the model says and as the program sees. */
function missingOf(told: string, description: string): string {
  const rhythm = unplannableRhythm(description);
  const words = told.trim().slice(0, 500);
  if (rhythm === null || words.toLowerCase().includes(rhythm)) return words;
  return `${words} An agent runs on days of the week, so “${rhythm}” is not part of its schedule.`.trim();
}

/** Proposes steps from a description, using a model. It neither runs nor saves anything. */
export const agentPlan = implementRun(agentPlanRun, {
  where: 'web',
  steps: { plan: 'Choose the steps' },
  outcome: ({ steps }) => made(`${counted(steps.length, 'step')} suggested.`),
  async work(run, { description }) {
    if (!run.hasModel()) throw new AppError('no_model');
    await run.context.limits.take(planRule, run.userId);
    run.progress(0, 1, 'Choosing the steps');
    const answer = await run.ask('plan', {
      prompt: planPrompt,
      data: { description },
      schema: planAnswer,
      fault: (given) => {
        const read = readPlan(given, description);
        return 'fault' in read ? read.fault : null;
      },
    });
    if (answer === null) throw new AppError('no_model');
    const read = readPlan(answer, description);
    if ('fault' in read || read.steps.length === 0) throw new AppError('agent_plan_failed');
    return {
      name: answer.name.trim().slice(0, newAgentLimits.name) || 'New agent',
      purpose: answer.purpose.trim().slice(0, newAgentLimits.purpose),
      steps: read.steps,
      schedule: plannedSchedule(answer.schedule, description),
      missing: missingOf(answer.missing, description),
    };
  },
});
