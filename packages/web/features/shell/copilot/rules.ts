import {
  runHasEnded,
  type CopilotPage,
  type CopilotProposal,
  type CopilotStep,
  type CopilotTurn,
} from '@limelight/contracts';
import { formatCredits } from '../../../lib/format.ts';
import type { OpenKind, OpenPage } from '../../../lib/open-page.ts';

const names: Readonly<Record<OpenKind, string>> = {
  post: 'draft',
  carousel: 'carousel',
  picture: 'picture',
  run: 'run',
  agent: 'agent',
  idea: 'idea',
  person: 'person',
  opening: 'opening',
  interview: 'interview',
};

export const aboutWords = (kind: OpenKind): string => `About this ${names[kind]}`;

const suggestions: Readonly<Partial<Record<OpenKind, readonly string[]>>> = {
  post: ['Make this shorter', 'Check the facts in this', 'Schedule this for a good time'],
  carousel: ['Make the first slide stronger', 'Shorten this to six slides', 'Write a post for this carousel'],
  run: ['Why did this end like this?', 'Summarise what this found', 'Run this again'],
  agent: ['What did this find last time?', 'Make this look for less', 'Run this every Monday morning'],
  idea: ['Write a post about this', 'Find a sharper angle for this', 'What do I know about this?'],
  interview: ['Write a post from my answers', 'Ask me about something else', 'What is still missing?'],
  picture: [
    'Describe this for people who cannot see it',
    'Make a post for this picture',
    'Make a square one',
  ],
};

const places: readonly [path: string, words: readonly string[]][] = [
  [
    '/dashboard/scheduled-posts',
    [
      'Plan next week, two posts in the morning',
      'What is planned this week?',
      'Postpone everything by a week',
    ],
  ],
  [
    '/dashboard/results',
    ['What worked best last month?', 'Why did my last post do worse?', 'What should I repeat?'],
  ],
  [
    '/dashboard/ideas',
    ['Find five ideas for next week', 'Which idea should I write first?', 'Plan my ideas'],
  ],
  ['/dashboard/posts', ['What still needs work?', 'Turn my last post into a carousel', 'Plan my drafts']],
];
const anywhere = [
  'Plan next week with two posts',
  'Write a post about what I did today',
  'What worked best?',
];

/** Three requests that fit the page. */
export function suggestionsFor(kind: OpenKind | null, path: string): readonly string[] {
  const ofKind = kind === null ? undefined : suggestions[kind];
  return ofKind ?? places.find(([place]) => path.startsWith(place))?.[1] ?? anywhere;
}

const textLimit = 12_000;
const selectionLimit = 3000;
const filled = (text: string | undefined, limit: number): string | null =>
  text === undefined || text.trim() === '' ? null : text.slice(0, limit);

/** What the co-pilot learns of the page. `withObject` false leaves out what it is about. */
export function pageOf(path: string, open: OpenPage | null, withObject: boolean): CopilotPage {
  if (open === null || !withObject) return { path, object: null, text: null, selection: null, version: null };
  return {
    path,
    object: open.id === null ? null : { kind: open.kind, id: open.id },
    text: filled(open.text?.(), textLimit),
    selection: filled(open.selection?.(), selectionLimit),
    version: open.version?.() ?? null,
  };
}

/** The text with a passage replaced; null when the passage is no longer in it, or in it more than once. */
export function withPassage(text: string, passage: string, after: string): string | null {
  const at = text.indexOf(passage);
  if (passage === '' || at === -1 || text.includes(passage, at + 1)) return null;
  return text.slice(0, at) + after + text.slice(at + passage.length);
}

/** For example "5 steps, 1 failed". */
export function stepsWords(steps: readonly Pick<CopilotStep, 'status'>[]): string {
  const failed = steps.filter(({ status }) => status === 'failed').length;
  const count = steps.length === 1 ? '1 step' : `${steps.length} steps`;
  return failed === 0 ? count : `${count}, ${failed} failed`;
}

export function chargeWords({ charged, status }: Pick<CopilotTurn, 'charged' | 'status'>): string | null {
  if (charged === null || !runHasEnded(status)) return null;
  return charged > 0 ? formatCredits(charged) : status === 'done' ? 'Free' : 'Not charged';
}

/** Why a turn failed. Its answer is free then, but the tools it used before are not. */
export function failureWords({ error, charged }: Pick<CopilotTurn, 'error' | 'charged'>): string {
  const message = error?.message ?? 'Something went wrong. Nothing was charged.';
  if ((charged ?? 0) === 0) return message;
  return message.replace('Nothing was charged.', 'Only the tools it used were charged.');
}

export const openProposals = ({ proposals }: Pick<CopilotTurn, 'proposals'>): CopilotProposal[] =>
  proposals.filter(({ status }) => status === 'open');

/** Whether something will still change without the person: a turn at work, or a proposal that is being done. */
export const isMoving = ({ status, proposals }: Pick<CopilotTurn, 'status' | 'proposals'>): boolean =>
  !runHasEnded(status) || proposals.some((one) => one.status === 'doing');
