import {
  agentFeedLimit,
  agentItemLimit,
  industries,
  newsSettings,
  type NewsOutput,
  type NewsSettings,
} from '@limelight/contracts';

export interface NewsDraft {
  topics: string;
  blocked: string;
  /** Empty for all industries. */
  industry: string;
  feeds: string;
  languages: string;
  results: string;
  maxAgeDays: string;
  voice: string;
  outputs: readonly NewsOutput[];
}

export type NewsFaults = Partial<Record<keyof NewsDraft, string>>;

const wrong: Record<keyof NewsDraft, string> = {
  topics: 'Use at most 20 topics of up to 80 characters each, one per line.',
  blocked: 'Use at most 50 words of up to 80 characters each, one per line.',
  industry: 'Choose an industry from the list.',
  feeds: `Enter up to ${agentFeedLimit} addresses that start with https://, one per line.`,
  languages: 'Use codes of two or three letters such as en or de, at most 10.',
  results: `Enter a number from 1 to ${agentItemLimit}.`,
  maxAgeDays: 'Enter a number from 1 to 60.',
  voice: 'Use at most 1,000 characters.',
  outputs: 'Choose what the agent makes from the list.',
};

export const partsOf = (text: string, separator: RegExp): string[] => [
  ...new Set(
    text
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

/** Formats settings as text fields. Without settings it returns those of a new agent. */
export function newsDraftOf(
  settings: NewsSettings = newsSettings.parse({ outputs: ['digest', 'approval'] }),
): NewsDraft {
  return {
    topics: settings.topics.join('\n'),
    blocked: settings.blocked.join('\n'),
    industry: settings.industry ?? '',
    feeds: settings.feeds.join('\n'),
    languages: settings.languages.join(', '),
    results: String(settings.results),
    maxAgeDays: String(settings.maxAgeDays),
    voice: settings.voice,
    outputs: settings.outputs,
  };
}

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));

export function readNewsDraft(draft: NewsDraft): { settings: NewsSettings } | { faults: NewsFaults } {
  const parsed = newsSettings.safeParse({
    topics: partsOf(draft.topics, /\n/),
    blocked: partsOf(draft.blocked, /\n/),
    industry: industries.find((one) => one === draft.industry) ?? null,
    feeds: partsOf(draft.feeds, /\s+/),
    languages: partsOf(draft.languages.toLowerCase(), /[\s,]+/),
    results: numberOf(draft.results),
    maxAgeDays: numberOf(draft.maxAgeDays),
    voice: draft.voice,
    outputs: draft.outputs,
  });
  if (parsed.success && parsed.data.feeds.length > 0) return { settings: parsed.data };
  const found = new Set<PropertyKey | undefined>(
    (parsed.error?.issues ?? [{ path: ['feeds'] }]).map(({ path }) => path[0]),
  );
  return { faults: Object.fromEntries(Object.entries(wrong).filter(([name]) => found.has(name))) };
}
