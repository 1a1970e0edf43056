import type { ToolAnswer, ToolQuestion } from '@limelight/contracts';
import { doubtsIn } from '@limelight/post-text';
import { z } from 'zod';

export const linesShape = z.object({ lines: z.array(z.string()).max(40) });
export const remarksShape = z.object({
  remarks: z.array(z.object({ title: z.string().trim().min(1), words: z.string().trim().min(1) })).max(40),
});

/** The longest line of each tool, in UTF-16 units. */
const lineLimits = { hooks: 220, headlines: 220, graphic: 160 } as const;
const mostLines = 8;
const mostRemarks = 8;
/** LinkedIn's limit for a post, in UTF-16 units. */
export const postLimit = 3000;

/** Everything the visitor entered, as the material that claims are checked against. */
export function materialOf(question: ToolQuestion): string {
  switch (question.tool) {
    case 'post':
    case 'hooks':
    case 'graphic':
      return question.notes;
    case 'headlines':
      return [question.role, question.audience, question.result].join('\n');
    case 'profile':
      return `${question.headline}\n\n${question.about}`;
  }
}

const plain = (text: string) => text.replace(/^["“](.*)["”]$/su, '$1').trim();

/**
 * A post without surrounding quotation marks, and the claims in it that the visitor did not make. Null when nothing is
 * left.
 */
export function postOf(question: ToolQuestion, answer: string): ToolAnswer | null {
  const text = plain(answer.trim());
  return text === '' ? null : { lines: [text], remarks: [], doubts: doubtsIn(text, [materialOf(question)]) };
}

export function remarksOf({ remarks }: z.output<typeof remarksShape>): ToolAnswer | null {
  const kept = remarks
    .filter(({ title, words }) => title.length <= 120 && words.length <= 400)
    .slice(0, mostRemarks);
  return kept.length === 0 ? null : { lines: [], remarks: kept, doubts: [] };
}

/** The lines of a tool without those that contain claims the visitor did not make. */
export function supportedLines(
  question: Extract<ToolQuestion, { tool: keyof typeof lineLimits }>,
  { lines }: z.output<typeof linesShape>,
): ToolAnswer | null {
  const limit = lineLimits[question.tool];
  const material = materialOf(question);
  const supported = lines
    .map((line) => plain(line.replaceAll(/\s+/g, ' ').trim()))
    .filter((line) => line !== '' && line.length <= limit)
    .filter((line) => doubtsIn(line, [material]).length === 0);
  const different = [...new Set(supported)].slice(0, mostLines);
  return different.length === 0 ? null : { lines: different, remarks: [], doubts: [] };
}
