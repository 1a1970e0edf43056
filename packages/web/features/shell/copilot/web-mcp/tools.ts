import type { OpenPage } from '../../../../lib/open-page.ts';

/** What the page tells an assistant of the browser, as a tool's answer. */
interface ToolAnswer {
  content: { type: 'text'; text: string }[];
  isError?: boolean;
}

export interface BrowserTool {
  name: string;
  description: string;
  inputSchema: Readonly<Record<string, unknown>>;
  execute: (input: unknown) => Promise<ToolAnswer>;
}

/** `navigator.modelContext`, of which browsers support different parts. */
export interface ModelContext {
  registerTool?: (tool: BrowserTool) => unknown;
  unregisterTool?: (name: string) => unknown;
  provideContext?: (context: { tools: readonly BrowserTool[] }) => unknown;
}

const say = (text: string): ToolAnswer => ({ content: [{ type: 'text', text }] });
const refuse = (text: string): ToolAnswer => ({ ...say(text), isError: true });

const fieldOf = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;

const postLimit = 3000;
const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * The tools of the open post. None changes anything: a text is shown in the editor as changes, a time in a dialog, and
 * the person accepts or refuses. `now` is in milliseconds.
 */
export function toolsOf(
  page: OpenPage & Required<Pick<OpenPage, 'text' | 'propose'>>,
  askSchedule: (postId: string, at: string) => void,
  now: () => number,
): BrowserTool[] {
  return [
    {
      name: 'read_open_post',
      description: 'Read the text of the LinkedIn post that is open in the editor, saved or not.',
      inputSchema: { type: 'object', properties: {}, additionalProperties: false },
      execute: async () => say(JSON.stringify({ postId: page.id, text: page.text() })),
    },
    {
      name: 'propose_post_text',
      description:
        'Propose a new text for the open post. It is shown as changes that the person accepts or rejects; nothing is changed by the call.',
      inputSchema: {
        type: 'object',
        properties: { text: { type: 'string', minLength: 1, maxLength: postLimit } },
        required: ['text'],
        additionalProperties: false,
      },
      execute: async (input) => {
        const text = fieldOf(input, 'text');
        if (typeof text !== 'string' || text.trim() === '' || text.length > postLimit)
          return refuse(`text: a string of 1 to ${postLimit} characters is expected.`);
        page.propose('Proposed by your browser’s assistant', text);
        return say('The text is shown to the person as changes. Nothing has changed yet.');
      },
    },
    {
      name: 'propose_schedule',
      description:
        'Propose a time for the open post, such as 2027-03-02T09:00:00+01:00. The person is asked; nothing is scheduled by the call.',
      inputSchema: {
        type: 'object',
        properties: { at: { type: 'string', format: 'date-time' } },
        required: ['at'],
        additionalProperties: false,
      },
      execute: async (input) => {
        const at = fieldOf(input, 'at');
        if (typeof at !== 'string' || !timePattern.test(at) || Number.isNaN(Date.parse(at)))
          return refuse('at: a time with its offset is expected, such as 2027-03-02T09:00:00+01:00.');
        if (Date.parse(at) <= now()) return refuse('at: a time in the future is expected.');
        if (page.id === null) return refuse('The post is not saved yet. Propose its text first.');
        askSchedule(page.id, at);
        return say('The person is asked whether to schedule it. Nothing is scheduled yet.');
      },
    },
  ];
}

/** Offers tools to the browser. Returns a function that takes them back. */
export function offerTools(context: ModelContext, tools: readonly BrowserTool[]): () => void {
  if (context.registerTool === undefined) {
    context.provideContext?.({ tools });
    return () => context.provideContext?.({ tools: [] });
  }
  for (const tool of tools) context.registerTool(tool);
  return () => {
    for (const { name } of tools) context.unregisterTool?.(name);
  };
}
