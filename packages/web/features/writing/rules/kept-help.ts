import {
  findOpenings,
  improvements,
  improvePost,
  keysOf,
  postGoal,
  postLanguage,
  postTone,
  type EndpointData,
} from '@limelight/contracts';
import { z } from 'zod';

type Found = EndpointData<typeof findOpenings>;
type Improved = EndpointData<typeof improvePost>;

const asked = z.object({
  help: z.enum([...keysOf(improvements), 'openings', 'endings']),
  text: z.string(),
  part: z.object({ start: z.number().int(), end: z.number().int() }).nullable(),
  choice: z.object({
    tone: postTone.optional(),
    language: postLanguage.optional(),
    instruction: z.string().optional(),
    goal: postGoal.exclude(['none']).optional(),
  }),
});
type Asked = z.infer<typeof asked>;

/** What a help brought: lines to choose among, or a text to look at. */
export type BroughtHelp =
  | (Asked & { step: 'picking' } & Found)
  /** `item` is the line that was picked, of those in `found`. */
  | (Asked & { step: 'looking'; improved: Improved; item: number; found: Found | null });

/** A text as it differs from the one that was asked about: the words that stand there in place of a stretch of it. */
const change = z.object({ start: z.number().int(), end: z.number().int(), words: z.string() });
type Change = z.infer<typeof change>;

const { items, ...foundBy } = findOpenings.response.shape;
const found = z.object({ ...foundBy, items: z.array(items.element.extend({ text: change })) });
const keptHelp = z.discriminatedUnion('step', [
  asked.extend({ step: z.literal('picking'), ...found.shape }),
  asked.extend({
    step: z.literal('looking'),
    improved: improvePost.response.extend({ text: change }),
    item: z.number().int(),
    found: found.nullable(),
  }),
]);
const entries = z.array(z.object({ at: z.number(), help: keptHelp }));

/** What a help brought, and when. */
export interface HelpEntry {
  at: number;
  help: BroughtHelp;
}

function changeOf(before: string, after: string): Change {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { start, end: before.length - same, words: after.slice(start, after.length - same) };
}

const changed = (text: string, { start, end, words }: Change) =>
  text.slice(0, start) + words + text.slice(end);

const inLines = <A, B, L extends { items: { text: A }[] }>(lines: L, turn: (text: A) => B) => ({
  ...lines,
  items: lines.items.map((item) => ({ ...item, text: turn(item.text) })),
});

function packed(help: BroughtHelp) {
  const turn = (text: string) => changeOf(help.text, text);
  if (help.step === 'picking') return inLines(help, turn);
  const { improved } = help;
  return {
    ...help,
    improved: { ...improved, text: turn(improved.text) },
    found: help.found && inLines(help.found, turn),
  };
}

/** The entries as the browser keeps them: of all texts the one that was asked about alone, the others as they differ from it. */
export function packHelps(kept: readonly HelpEntry[]): string {
  return kept.length === 0 ? '' : JSON.stringify(kept.map(({ at, help }) => ({ at, help: packed(help) })));
}

function unpacked(help: z.infer<typeof keptHelp>): BroughtHelp {
  const turn = (text: Change) => changed(help.text, text);
  if (help.step === 'picking') {
    const { items: lines, ...rest } = help;
    return { ...rest, items: lines.map((item) => ({ ...item, text: turn(item.text) })) };
  }
  const { improved } = help;
  return {
    ...help,
    improved: { ...improved, text: turn(improved.text) },
    found: help.found && {
      ...help.found,
      items: help.found.items.map((item) => ({ ...item, text: turn(item.text) })),
    },
  };
}

/** What came for a post and was not decided on, the newest first; none where it cannot be read. */
export function readHelps(text: string | null): HelpEntry[] {
  if (text === null) return [];
  try {
    const parsed = entries.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data.map(({ at, help }) => ({ at, help: unpacked(help) })) : [];
  } catch {
    return [];
  }
}

const idOf = (help: BroughtHelp): string => (help.step === 'looking' ? help.improved.helpId : help.helpId);

/** Whether both answer the same question about the same text, or one shows what was picked of the other. */
function isSame(one: BroughtHelp, other: BroughtHelp): boolean {
  const asked = ({ help, text, part, choice }: BroughtHelp) => JSON.stringify([help, text, part, choice]);
  return idOf(one) === idOf(other) || asked(one) === asked(other);
}

/** With what a help brought, in place of what the same help brought for the same text before. */
export function withHelp<T extends { help: BroughtHelp }>(helps: readonly T[], brought: T): T[] {
  return [brought, ...helps.filter(({ help }) => !isSame(help, brought.help))];
}

/** Without what that help brought; what was brought for other texts stays. */
export function withoutHelp<T extends { help: BroughtHelp }>(helps: readonly T[], taken: BroughtHelp): T[] {
  return helps.filter(({ help }) => idOf(help) !== idOf(taken));
}
