import { messageLimits, type MessageChannel } from '@limelight/contracts/catalog';
import { findPassage, unsupportedIn } from '@limelight/post-text';
import type { Detail } from './details.ts';

export interface WrittenDraft {
  subject: string;
  text: string;
  used: { passage: string; detail: number }[];
}

/** The placeholder for the recipient's name, which a model never sees. */
export const nameGap = '{name}';

interface Order {
  /** What the sender confirmed, which a draft may tell beside the details. */
  facts?: readonly string[];
  channel: MessageChannel;
  count: number;
  /** The length of the name that takes the place of the placeholder. */
  nameLength: number;
}

/** What the model should put right about number and length. Its drafts are taken all the same. */
function formDoubt(drafts: readonly WrittenDraft[], { channel, count, nameLength }: Order): string | null {
  if (drafts.length !== count) return `Write exactly ${count} drafts.`;
  const limit = messageLimits[channel];
  for (const [index, { text }] of drafts.entries()) {
    const length = text.replaceAll(nameGap, 'x'.repeat(nameLength)).length;
    if (length > limit) return `Draft ${index + 1} has ${length} characters. At most ${limit} are allowed.`;
  }
  return null;
}

/** The figures and quotations of a draft that neither a detail nor a fact contains. */
export const unsupportedOf = (
  { subject, text }: WrittenDraft,
  details: readonly Detail[],
  facts: readonly string[] = [],
): string[] => unsupportedIn(`${subject}\n${text}`, [...details.map((detail) => detail.text), ...facts]);

/** The passages of a draft that rest on a detail; what the model names wrongly is left out. */
export const usedIn = ({ text, used }: WrittenDraft, details: readonly Detail[]) =>
  used.flatMap(({ passage, detail }) => {
    const from = details[detail - 1];
    const found = findPassage(text, passage);
    return from === undefined || found === null
      ? []
      : [{ passage: text.slice(found.start, found.end), from }];
  });

/** What the model should look at once more. */
export function doubtOf(
  drafts: readonly WrittenDraft[],
  details: readonly Detail[],
  order: Order,
): string | null {
  const form = formDoubt(drafts, order);
  if (form !== null) return form;
  for (const [index, draft] of drafts.entries()) {
    const unsupported = unsupportedOf(draft, details, order.facts);
    if (unsupported.length > 0)
      return `Draft ${index + 1} has what neither a detail nor a fact has: ${unsupported.slice(0, 5).join('; ')}. Leave it out, unless it is part of a request.`;
    if (usedIn(draft, details).length < draft.used.length)
      return `Draft ${index + 1}: "used" has to name passages of the draft, copied letter by letter, and numbers of details.`;
  }
  return null;
}
