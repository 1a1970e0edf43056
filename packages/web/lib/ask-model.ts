import type { ToolQuestion } from '@limelight/contracts';
import { toolAboutLimit, toolNotesLimit } from '@limelight/contracts/catalog';

export type ModelAnswer =
  | {
      kind: 'answered';
      writer: string;
      lines: readonly string[];
      remarks: readonly { title: string; words: string }[];
      doubts: readonly string[];
    }
  | { kind: 'refused'; words: string };

// Public pages do not load the call layer and its schemas, so the answers are narrowed by hand.
const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);

function dataOf(answer: unknown): Record<string, unknown> {
  return isThing(answer) && isThing(answer['data']) ? answer['data'] : {};
}

/** The name of the model, or null when there is none. */
function modelOf(data: Record<string, unknown>): string | null {
  const { engine } = data;
  return isThing(engine) && engine['kind'] === 'model' && isText(engine['name']) ? engine['name'] : null;
}

/** The model that visitors can use on this installation. Null when there is none or when that is unknown. */
export async function findModel(signal: AbortSignal, base = '/api'): Promise<string | null> {
  try {
    return modelOf(dataOf(await (await fetch(`${base}/tools/writer`, { signal })).json()));
  } catch {
    return null;
  }
}

const tooOften = 'The model has reached its limit for now';
const silent = 'The model did not answer';
const number = new Intl.NumberFormat('en');

/** The reason the input is too long for the model, or null. */
function tooLong(question: ToolQuestion): string | null {
  if (question.tool === 'headlines') return null;
  const [text, limit] =
    question.tool === 'profile' ? [question.about, toolAboutLimit] : [question.notes, toolNotesLimit];
  return text.length > limit ? `The model accepts at most ${number.format(limit)} characters here` : null;
}

/** Asks the model once. A failure is returned as an answer too, and the tool then works without a model. */
export async function askModel(
  question: ToolQuestion,
  signal: AbortSignal,
  base = '/api',
): Promise<ModelAnswer> {
  const refusal = tooLong(question);
  if (refusal !== null) return { kind: 'refused', words: refusal };
  const response = await fetch(`${base}/tools/ask`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
    signal,
  }).catch(() => null);
  if (response === null) return { kind: 'refused', words: silent };
  if (!response.ok) return { kind: 'refused', words: response.status === 429 ? tooOften : silent };
  const data = dataOf(await response.json().catch(() => null));
  const remarks = Array.isArray(data['remarks']) ? data['remarks'] : [];
  return {
    kind: 'answered',
    writer: modelOf(data) ?? 'a model',
    lines: textsOf(data['lines']),
    remarks: remarks.flatMap((one: unknown) =>
      isThing(one) && isText(one['title']) && isText(one['words'])
        ? [{ title: one['title'], words: one['words'] }]
        : [],
    ),
    doubts: textsOf(data['doubts']),
  };
}

/** The author of a result, and the reason if the model was meant to write it but did not. */
export function writtenBy(writer: string | null, refused: string | null): string {
  if (writer !== null) return `Written by ${writer}.`;
  return refused === null
    ? 'Made from your own sentences, without a model.'
    : `${refused}, so this is made from your own sentences, in your browser.`;
}
