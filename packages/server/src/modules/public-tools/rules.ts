import type { ToolAnswer, ToolQuestion } from '@limelight/contracts';
import { doubtsIn } from '@limelight/post-text';
import { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';

const linesShape = z.object({ lines: z.array(z.string()).max(40) });
const remarksShape = z.object({
  remarks: z.array(z.object({ title: z.string().trim().min(1), words: z.string().trim().min(1) })).max(40),
});

/** The longest line of each tool that has lines, in UTF-16 units. */
const lineLimits = { hooks: 220, headlines: 220, graphic: 160 } as const;
const mostLines = 8;
const mostRemarks = 8;
const postLimit = 3000;

/** Everything the visitor gave, as the material that claims are measured by. */
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

/** A model's JSON, out of the fence or the sentence it may stand in. Throws `writer_unreadable`. */
function readJson<Shape extends z.ZodType>(answer: string, shape: Shape): z.output<Shape> {
  const begin = answer.indexOf('{');
  const end = answer.lastIndexOf('}');
  try {
    return shape.parse(JSON.parse(answer.slice(begin, end + 1)));
  } catch {
    throw new AppError('writer_unreadable');
  }
}

const plain = (text: string) => text.replace(/^["“](.*)["”]$/su, '$1').trim();

/** A post without a fence or quotation marks around it. */
function readPost(answer: string): string {
  const fenced = /^```[a-z]*\n([\s\S]*?)\n?```$/.exec(answer.trim())?.[1];
  return plain((fenced ?? answer).trim());
}

/**
 * What the page may show of a model's answer. Lines that claim what the visitor did not say are left out; a post that
 * does so is shown with its doubts. Throws `writer_unreadable` or, when nothing is left, `writer_empty`.
 */
export function readAnswer(question: ToolQuestion, answer: string): ToolAnswer {
  const material = materialOf(question);
  if (question.tool === 'post') {
    const text = readPost(answer);
    if (text === '') throw new AppError('writer_empty');
    if (text.length > postLimit) throw new AppError('writer_cut');
    return { lines: [text], remarks: [], doubts: doubtsIn(text, [material]) };
  }
  if (question.tool === 'profile') {
    const { remarks } = readJson(answer, remarksShape);
    const kept = remarks
      .filter(({ title, words }) => title.length <= 120 && words.length <= 400)
      .slice(0, mostRemarks);
    if (kept.length === 0) throw new AppError('writer_empty');
    return { lines: [], remarks: kept, doubts: [] };
  }
  const limit = lineLimits[question.tool];
  const lines = readJson(answer, linesShape)
    .lines.map((line) => plain(line.replaceAll(/\s+/g, ' ').trim()))
    .filter((line) => line !== '' && line.length <= limit);
  const supported = lines.filter((line) => doubtsIn(line, [material]).length === 0);
  const different = [...new Set(supported)].slice(0, mostLines);
  if (different.length === 0) throw new AppError('writer_empty');
  return { lines: different, remarks: [], doubts: [] };
}
