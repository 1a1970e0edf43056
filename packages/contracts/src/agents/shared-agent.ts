import { z } from 'zod';
import {
  agent,
  agentPurpose,
  agentStep,
  agentName,
  agentSchedule,
  type AgentStep,
  type AgentWork,
} from './agents.ts';
import { agentCostLimit, agentFields, agentStepLimit } from '../catalog/agent-tools.ts';
import { DELETE, GET, POST } from '../endpoint.ts';
import { timestamp } from '../fields.ts';

/** An agent as shared by file or link: what it does, without its owner's data. */
export const sharedAgent = z.object({
  format: z.literal('limelight-agent'),
  version: z.literal(1),
  name: agentName,
  purpose: agentPurpose,
  steps: z.array(agentStep).min(1).max(agentStepLimit),
  costLimit: z.number().int().min(0).max(agentCostLimit),
  schedule: agentSchedule.omit({ timeZone: true }).nullable().default(null),
});
export type SharedAgent = z.infer<typeof sharedAgent>;

/** Addresses with credentials or a query may grant access to private data. */
function isOpen(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { username, password, search } = new URL(address);
  return username === '' && password === '' && search === '';
}

/** Removes the owner's private settings. */
function shareableStep(step: AgentStep): AgentStep {
  const values = new Map<string, unknown>(Object.entries(step));
  for (const { field, kind, personal } of agentFields[step.tool]) {
    const value = values.get(field);
    if (personal === true) values.delete(field);
    else if (kind === 'addresses' && Array.isArray(value))
      values.set(
        field,
        value.filter((one) => isOpen(String(one))),
      );
  }
  return agentStep.parse(Object.fromEntries(values));
}

const addressesOf = (work: AgentWork): string[] =>
  work.kind === 'news'
    ? work.settings.feeds
    : work.settings.steps.flatMap((step) =>
        'feeds' in step ? step.feeds : 'addresses' in step ? step.addresses : [],
      );

/** Whether an address that an agent delivers may grant access to private data of its owner. */
export const isPrivateAddress = (work: AgentWork, address: string): boolean =>
  URL.canParse(address) &&
  (new URL(address).username !== '' || (!isOpen(address) && addressesOf(work).includes(address)));

/** An agent's settings as the members of a workspace see them: without its owner's private ones. */
export function sharedWork(work: AgentWork): AgentWork {
  if (work.kind === 'news') {
    const { settings } = work;
    return { ...work, settings: { ...settings, feeds: settings.feeds.filter(isOpen) } };
  }
  return { ...work, settings: { ...work.settings, steps: work.settings.steps.map(shareableStep) } };
}

/** The part of an agent that can be shared; null for a news agent, which is shared as OPML. */
export function shareable(
  given: Pick<z.infer<typeof agent>, 'name' | 'purpose' | 'work' | 'schedule'>,
): SharedAgent | null {
  const { name, purpose, work, schedule } = given;
  if (work.kind !== 'custom' || work.settings.steps.length === 0) return null;
  const { steps, costLimit } = work.settings;
  return {
    format: 'limelight-agent',
    version: 1,
    name,
    purpose,
    steps: steps.map(shareableStep),
    costLimit,
    schedule: schedule === null ? null : { weekdays: schedule.weekdays, time: schedule.time },
  };
}

/**
 * All addresses that sharing an agent discloses. A path can be as secret as a password, so the owner has to agree.
 */
export function addressesIn({ steps }: SharedAgent): string[] {
  const found = steps.flatMap((step) => {
    const values = new Map<string, unknown>(Object.entries(step));
    return agentFields[step.tool].flatMap(({ field, kind }) => {
      const value = values.get(field);
      return kind === 'addresses' && Array.isArray(value) ? value.map(String) : [];
    });
  });
  return [...new Set(found)];
}

const token = z.string().regex(/^[\w-]{20,60}$/);

export const shareAgent = POST('/agents/:id/share', {
  reach: 'others',
  summary: 'Make a link by which others can copy an agent, or return the one there is',
  body: z.object({
    /** The addresses the owner agreed to disclose. An agent with any other address is not shared. */
    addresses: z.array(z.string().max(2_048)).max(500),
  }),
  response: z.object({ token }),
  errors: ['agent_unfit', 'agent_changed'],
});

export const unshareAgent = DELETE('/agents/:id/share', 'End the link of an agent; copies stay');

export const getSharedAgent = GET('/shared-agents/:token', {
  summary: 'An agent that somebody shared by a link',
  params: z.object({ token: z.string().max(100) }),
  response: sharedAgent,
  errors: ['not_found'],
});

export const agentVersion = z.object({
  version: z.number().int(),
  work: agent.shape.work,
  createdAt: timestamp,
});
export type AgentVersion = z.infer<typeof agentVersion>;

export const listAgentVersions = GET.read('/agents/:id/versions', {
  summary: 'What an agent was set to, the latest first',
  response: z.object({ items: z.array(agentVersion) }),
});
