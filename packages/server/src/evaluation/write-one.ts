import { checkPost } from '@limelight/post-text';
import { faultsOf, mendByRule, writePost } from '@limelight/post-text/writer';
import { reasonOf, sumOfCalls, WriterError, type ModelCall, type Writers } from '../integrations/ai/index.ts';
import { AnswerCleaner, newDataId, renderWritePost, UnreadableAnswer } from '../modules/posts/index.ts';
import type { NamedBrief } from './briefs.ts';
import type { Row } from './report.ts';

const maxOutputTokens = 8_000;
const waitsMs = 120_000;

async function askModel(
  brief: NamedBrief,
  writers: Writers,
  onCall: (call: ModelCall) => void,
): Promise<string> {
  const options = { dataId: newDataId(), variant: 0, variants: 1, sources: [], cited: null };
  const request = {
    ...renderWritePost(brief, options).request,
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

/** One brief written as the product writes it, and what the checks say of it; by the built-in writer without `writers`. */
export async function writeOne(brief: NamedBrief, engine: string, writers: Writers | null): Promise<Row> {
  const calls: ModelCall[] = [];
  const began = performance.now();
  let text = '';
  let failure: string | null = null;
  try {
    text =
      writers === null
        ? writePost(brief, { seed: 1 }).text
        : await askModel(brief, writers, (call) => calls.push(call));
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
