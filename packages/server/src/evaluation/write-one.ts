import { checkPost } from '@limelight/post-text';
import { faultsOf, mendByRule, writePost, type Variant } from '@limelight/post-text/writer';
import { reasonOf, sumOfCalls, WriterError, type ModelCall, type Writers } from '../integrations/ai/index.ts';
import { AnswerCleaner, newDataId, UnreadableAnswer } from '../modules/posts/index.ts';
import type { NamedBrief } from './briefs.ts';
import type { DraftPrompt } from './prompts.ts';
import type { Row } from './report.ts';

const maxOutputTokens = 8_000;
const waitsMs = 120_000;

/** What writes: the models of an engine, asked with one prompt, or, without them, the built-in writer. */
export interface Writer {
  engine: string;
  model: { writers: Writers; prompt: DraftPrompt } | null;
}

/** Which of how many drafts of one brief. */
export interface Draft {
  variant: Variant;
  variants: 1 | 3;
}

async function askModel(
  brief: NamedBrief,
  { writers, prompt }: NonNullable<Writer['model']>,
  draft: Draft,
  onCall: (call: ModelCall) => void,
): Promise<string> {
  const options = { dataId: newDataId(), ...draft, sources: [], cited: null };
  const request = {
    ...prompt.render(brief, options).request,
    maxOutputTokens,
    signal: AbortSignal.timeout(waitsMs),
  };
  const cleaner = new AnswerCleaner();
  let text = '';
  for await (const { delta } of writers.stream(request, onCall)) text += cleaner.push(delta);
  return text + cleaner.end();
}

function failureOf(error: unknown): string {
  if (error instanceof WriterError) return [error.failure, reasonOf(error) ?? []].flat().join(': ');
  if (error instanceof UnreadableAnswer) return 'unreadable';
  return error instanceof Error ? error.name : 'failed';
}

/** One draft of a brief written as the product writes it, and what the checks say of it. */
export async function writeOne(
  brief: NamedBrief,
  { engine, model }: Writer,
  draft: Draft = { variant: 0, variants: 1 },
): Promise<Row> {
  const calls: ModelCall[] = [];
  const began = performance.now();
  let text = '';
  let failure: string | null = null;
  try {
    text =
      model === null
        ? writePost(brief, { seed: 1, variant: draft.variant }).text
        : await askModel(brief, model, draft, (call) => calls.push(call));
    if (text.trim() === '') failure = 'empty';
  } catch (error) {
    failure = failureOf(error);
  }
  const durationMs = Math.round(performance.now() - began);
  const source = [brief.idea, ...brief.mustSay, brief.callToAction, brief.audience].join('\n\n');
  const findings = checkPost(text, { source });
  const messages = (group: string) =>
    findings.filter((finding) => finding.group === group).map((finding) => finding.message);
  const judged = { brief, source };
  const faults = faultsOf(text, judged);
  return {
    name: brief.name,
    engine,
    prompt: model?.prompt.name ?? null,
    ...draft,
    models: calls.filter(({ outcome }) => outcome === 'done').map(({ model }) => model),
    text,
    failure,
    characters: text.length,
    tells: messages('tell'),
    claims: messages('claim'),
    brief: faults.filter(({ kind }) => kind !== 'tell' && kind !== 'claim').map(({ message }) => message),
    unmended: faults.length === 0 ? 0 : faultsOf(mendByRule(text, judged), judged).length,
    remarks: messages('linkedin').length + messages('reading').length,
    durationMs,
    firstWordMs: calls.find(({ outcome }) => outcome === 'done')?.firstDeltaMs ?? null,
    inputTokens: sumOfCalls(calls, (call) => call.inputTokens),
    outputTokens: sumOfCalls(calls, (call) => call.outputTokens),
    costMicroUsd: sumOfCalls(calls, (call) => call.costMicroUsd),
  };
}
