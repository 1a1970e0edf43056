import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findClaims, openWith, type CheckedClaim } from '@limelight/post-text';
import { z } from 'zod';
import { checkQuestion } from '../domains/posts/posts/index.ts';
import { askForAnswer, newDataId, type Writers } from '../integrations/ai/index.ts';
import { AppError } from '../platform/http/index.ts';

const claimCase = z.object({
  language: z.string(),
  material: z.string(),
  text: z.string(),
  /** What the material does not say, as it stands in the text. Empty for a true text. */
  lies: z.array(z.string()),
});
export type ClaimCase = z.infer<typeof claimCase>;

/** How many lies are marked, and how much else. */
export interface ClaimFigures {
  how: string;
  lies: number;
  marked: number;
  texts: number;
  falseMarks: number;
  trueTexts: number;
  falseInTrue: number;
  /** Texts about which the model gave no answer. */
  unanswered: number;
}

const waitsMs = 120_000;

export async function readClaimCases(): Promise<ClaimCase[]> {
  const file = fileURLToPath(new URL('briefs/claims.json', import.meta.url));
  return z.array(claimCase).parse(JSON.parse(await readFile(file, 'utf8')));
}

const byRule = ({ text, material }: ClaimCase) => findClaims(text, [material]);

/** The same with a model; null when it gave no answer. */
async function withModel(one: ClaimCase, writers: Writers): Promise<CheckedClaim[] | null> {
  const question = checkQuestion({ text: one.text, material: [one.material] });
  if (question === null) return byRule(one);
  const { prompt, schema, data, read } = question;
  const call = { writers, signal: AbortSignal.timeout(waitsMs), onCall: () => undefined };
  try {
    const { answer } = await askForAnswer(call, { request: prompt.render(data, newDataId()), schema });
    const open = read(answer).filter(({ kind }) => kind !== 'private');
    return openWith(byRule(one), one.text, { text: one.text, open });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Compares marks with the lies of each text; a mark that touches one has found it. */
export async function measureClaims(
  cases: readonly ClaimCase[],
  { how, writers }: { how: string; writers: Writers | null },
): Promise<ClaimFigures> {
  const figures = {
    how,
    lies: 0,
    marked: 0,
    texts: 0,
    falseMarks: 0,
    trueTexts: 0,
    falseInTrue: 0,
    unanswered: 0,
  };
  for (const one of cases) {
    const answered = writers === null ? byRule(one) : await withModel(one, writers);
    if (answered === null) figures.unanswered += 1;
    const marks = (answered ?? byRule(one)).filter(({ supported }) => !supported);
    const lies = one.lies.map((lie) => ({
      start: one.text.indexOf(lie),
      end: one.text.indexOf(lie) + lie.length,
    }));
    const touches = (a: { start: number; end: number }, b: { start: number; end: number }) =>
      a.start < b.end && b.start < a.end;
    const stray = marks.filter((mark) => !lies.some((lie) => touches(mark, lie))).length;
    figures.texts += 1;
    figures.lies += lies.length;
    figures.marked += lies.filter((lie) => marks.some((mark) => touches(mark, lie))).length;
    figures.falseMarks += stray;
    if (lies.length > 0) continue;
    figures.trueTexts += 1;
    figures.falseInTrue += stray;
  }
  return figures;
}
