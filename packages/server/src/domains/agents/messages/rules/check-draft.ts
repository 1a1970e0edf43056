import { messageLimits, type MessageChannel } from '@limelight/contracts/catalog';
import type { Detail } from './details.ts';

export interface WrittenDraft {
  subject: string;
  text: string;
  used: { passage: string; detail: number }[];
}

/** The placeholder for the recipient's name, which a model never sees. */
export const nameGap = '{name}';

const figuresOf = (text: string): Set<string> => new Set(text.match(/\d+(?:[.,]\d+)*/g) ?? []);

/**
 * Describes to the model what is wrong with its drafts, or returns null. `nameLength` is the length of the name
 * that will replace the placeholder.
 */
export function faultOf(
  drafts: readonly WrittenDraft[],
  {
    channel,
    details,
    count,
    nameLength,
  }: { channel: MessageChannel; details: readonly Detail[]; count: number; nameLength: number },
): string | null {
  if (drafts.length !== count) return `Write exactly ${count} drafts.`;
  const limit = messageLimits[channel];
  const known = figuresOf(details.map(({ text }) => text).join('\n'));
  for (const [index, { text, subject, used }] of drafts.entries()) {
    const length = text.replaceAll(nameGap, 'x'.repeat(nameLength)).length;
    if (length > limit) return `Draft ${index + 1} has ${length} characters. At most ${limit} are allowed.`;
    const invented = [...figuresOf(`${subject}\n${text}`)].filter((figure) => !known.has(figure));
    if (invented.length > 0)
      return `Draft ${index + 1} has figures that no detail has: ${invented.slice(0, 5).join(', ')}. Leave them out.`;
    const wrong = used.find(
      ({ passage, detail }) => details[detail - 1] === undefined || !text.includes(passage),
    );
    if (wrong !== undefined)
      return `Draft ${index + 1}: "used" has to name passages of the draft, copied letter by letter, and numbers of details.`;
  }
  return null;
}
