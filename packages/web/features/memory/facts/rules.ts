import {
  factKinds,
  factPrivacies,
  factSourceKinds,
  factSubjectLimit,
  type collectFactsRun,
  type Fact,
  type FactKind,
  type FactPrivacy,
  type FactSource,
  type FactSourceKind,
} from '@limelight/contracts';
import type { z } from 'zod';
import { pageSize, type FactsQuery } from './api.ts';
import { months } from '../../../lib/months.ts';

/** The lists of the page, in the order of its tabs. */
export const factLists = ['suggested', 'confirmed', 'due', 'contradictions', 'outdated'] as const;
export type FactList = (typeof factLists)[number];

export const listLabels: Readonly<Record<FactList, string>> = {
  suggested: 'Suggested',
  confirmed: 'Confirmed',
  due: 'Still true?',
  contradictions: 'Contradictions',
  outdated: 'Outdated',
};

export const emptyWords: Readonly<Record<FactList, { title: string; words: string }>> = {
  suggested: {
    title: 'No suggestions',
    words: 'Facts found in your posts, files and interviews appear here until you confirm them.',
  },
  confirmed: { title: 'No confirmed facts', words: 'Drafts draw on the facts that you confirm.' },
  due: {
    title: 'Nothing to check',
    words: 'Facts that can change, such as a role or a figure, appear here after half a year.',
  },
  contradictions: {
    title: 'No contradictions',
    words: 'Facts that cannot both be true appear here in pairs.',
  },
  outdated: { title: 'No outdated facts', words: 'Facts that are no longer true. Drafts do not use them.' },
};

export const kindLabels: Readonly<Record<FactKind, string>> = {
  role: 'Role',
  project: 'Project',
  event: 'Event',
  result: 'Result',
  figure: 'Figure',
  opinion: 'Opinion',
  person: 'Person',
  preference: 'Preference',
  rule: 'Rule',
};

export const privacyLabels: Readonly<Record<FactPrivacy, string>> = {
  use: 'Drafts can use it',
  ask: 'Ask me first',
  never: 'Never give it to a model',
};

export const sourceLabels: Readonly<Record<FactSourceKind, string>> = {
  profile: 'Profile',
  export: 'LinkedIn data',
  post: 'Posts',
  file: 'Files',
  interview: 'Interviews',
  recording: 'Recordings',
  claim: 'Confirmed in a post',
  typed: 'Added by hand',
};

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((one) => one === value);

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const idIn = (value: string | null): string | null => (uuid.test(value ?? '') ? value : null);

export const listIn = (search: URLSearchParams): FactList | undefined => oneOf(factLists, search.get('show'));

/** The filters in the address, for one list. Unknown values are ignored. */
export function queryIn(search: URLSearchParams, list: FactList): FactsQuery {
  const q = search.get('q')?.slice(0, 200).trim() ?? '';
  const subject = search.get('subject')?.slice(0, factSubjectLimit) ?? '';
  const [kind, privacy] = [oneOf(factKinds, search.get('kind')), oneOf(factPrivacies, search.get('privacy'))];
  const source = oneOf(factSourceKinds, search.get('source'));
  const team = idIn(search.get('team'));
  const page = Math.max(1, Math.min(400, Number.parseInt(search.get('page') ?? '1', 10) || 1));
  return {
    ...(list === 'due' ? { due: 'true' } : list === 'contradictions' ? {} : { status: list }),
    ...(q === '' ? {} : { q }),
    ...(subject === '' ? {} : { subject }),
    ...(kind === undefined ? {} : { kind }),
    ...(privacy === undefined ? {} : { privacy }),
    ...(source === undefined ? {} : { source }),
    ...(team === null ? {} : { team }),
    offset: (page - 1) * pageSize,
    limit: pageSize,
  };
}

export const activeFilters = ({ kind, subject, source, privacy }: FactsQuery): number =>
  [kind, subject, source, privacy].filter((value) => value !== undefined).length;

/** The address of another list of the same place. Filters stay behind; a look that is going on does not. */
export function listSearch(search: URLSearchParams, list: FactList): string {
  const kept = ['team', 'run'].flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value]];
  });
  return `?${new URLSearchParams([['show', list], ...kept])}`;
}

/** Whether a list shows a fact. After a decision, the facts that were loaded before can belong to another one. */
export function isIn({ status, due }: Pick<Fact, 'status' | 'due'>, list: FactList): boolean {
  return list === 'due' ? due : list !== 'contradictions' && status === list;
}

/** For example "2024", "March 2024" or "18 March 2024". */
export function dateWords(date: string): string {
  const [year = '', month, day] = date.split('-');
  return [day === undefined ? '' : Number(day), months[Number(month) - 1], year].filter(Boolean).join(' ');
}

/** For example "March 2024", "2021 to 2024" or "until 2024"; empty without a date. */
export function whenWords({ happened, until }: Pick<Fact, 'happened' | 'until'>): string {
  if (until === null) return happened === null ? '' : dateWords(happened);
  if (happened === null) return `until ${dateWords(until)}`;
  return happened === until ? dateWords(until) : `${dateWords(happened)} to ${dateWords(until)}`;
}

const clock = (second: number) =>
  `${Math.floor(second / 60)}:${String(Math.floor(second % 60)).padStart(2, '0')}`;

/** Where a fact comes from, such as "From your post “Nine minutes”". */
export function sourceWords({ kind, title, second }: Pick<FactSource, 'kind' | 'title' | 'second'>): string {
  const named = title.trim() === '' ? '' : ` “${title.trim()}”`;
  switch (kind) {
    case 'profile':
      return named === '' ? 'From your profile' : `From ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
    case 'export':
      return named === '' ? 'From your LinkedIn data' : `From your LinkedIn post${named}`;
    case 'post':
      return `From your post${named}`;
    case 'file':
      return `From your file${named}`;
    case 'interview':
      return `From your interview${named}`;
    case 'recording':
      return `From your recording${named}${second === null ? '' : `, at ${clock(second)}`}`;
    case 'claim':
      return named === '' ? 'Confirmed in a post' : `Confirmed in${named}`;
    case 'typed':
      return 'Added by hand';
  }
}

/** The link to the page of a source. */
export const sourceLinks: Readonly<Record<FactSourceKind, string>> = {
  profile: 'Open your profile',
  export: 'Open your profile',
  post: 'Open the post',
  file: 'Open the file',
  interview: 'Open your interviews',
  recording: 'Open the recording',
  claim: 'Open the post',
  typed: 'Open the page',
};

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** What goes with a forgotten fact. */
export function forgetWords({ uses, source: { kind } }: Pick<Fact, 'uses' | 'source'>): string {
  const passage =
    kind === 'typed'
      ? ''
      : ' The passage kept with it is deleted too, and it is not suggested from there again.';
  const posts =
    uses === 0
      ? ''
      : ` ${counted(uses, 'post')} used it: the text stays as it is, without the link to this fact.`;
  return `It is deleted for good.${passage}${posts}`;
}

type Collected = z.output<(typeof collectFactsRun)['result']>;

/** What a look through the texts found, and what is left. */
export function collectedWords({ confirmed, suggested, known, read, left }: Collected): string {
  const found = [
    ...(confirmed === 0 ? [] : [`${counted(confirmed, 'fact')} confirmed from your profile`]),
    ...(suggested === 0 ? [] : [`${counted(suggested, 'fact')} suggested for you to check`]),
  ];
  return [
    found.length === 0 ? 'No new facts found.' : `${found.join(', ')}.`,
    ...(known === 0 ? [] : [`${known} known already.`]),
    `${counted(read, 'text')} read${left === 0 ? '' : `, ${left} left for the next look`}.`,
  ].join(' ');
}

export type FactAction = 'confirm' | 'refuse' | 'edit' | 'never' | 'next' | 'previous';

/** What a key does on a suggestion. Enter is left to a button inside it that has the focus. */
export function actionOf(key: string, onButton: boolean): FactAction | null {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'Enter':
      return onButton ? null : 'confirm';
    case 'c':
      return 'confirm';
    case 'Backspace':
    case 'Delete':
    case 'r':
      return 'refuse';
    case 'e':
      return 'edit';
    case 'n':
      return 'never';
    case 'j':
    case 'ArrowDown':
      return 'next';
    case 'k':
    case 'ArrowUp':
      return 'previous';
    default:
      return null;
  }
}

/** The keys of a suggestion, for its legend. */
export const legend = [
  ['enter', 'Confirm'],
  ['Delete', 'Reject'],
  ['e', 'Edit'],
  ['n', 'Never use'],
  ['j', 'Next'],
  ['k', 'Previous'],
] as const;
