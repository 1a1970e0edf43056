import { knownFrom, toldIn } from '@limelight/contracts';
import { checkPost } from '@limelight/post-text';
import { faultsOf, mendByRule, type Variant } from '@limelight/post-text/writer';
import type { Context } from '../context.ts';
import { reasonOf, sumOfCalls, WriterError, type ModelCall, type Writers } from '../integrations/ai/index.ts';
import {
  AnswerCleaner,
  draftBuiltIn,
  newDataId,
  notedSources,
  promptMaterial,
  UnreadableAnswer,
} from '../modules/posts/index.ts';
import { ThreadFault } from '../platform/threads/index.ts';
import type { DraftPrompt } from './prompts.ts';
import type { Row } from './report.ts';
import { owner, type ReadyBrief } from './sources.ts';

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

type Threads = Pick<Context, 'threads'>;

/** The request as the product makes it, the sources in marked data parts, each cut to what matters of it. */
async function askModel(
  context: Threads,
  { beside, ...brief }: ReadyBrief,
  { writers, prompt }: NonNullable<Writer['model']>,
  draft: Draft,
  onCall: (call: ModelCall) => void,
): Promise<string> {
  const signal = AbortSignal.timeout(waitsMs);
  const { never, ...given } = await promptMaterial(context, owner, brief, beside, signal);
  const asked = { ...brief, never: [...brief.never, ...never] };
  const options = { dataId: newDataId(), ...draft, ...given };
  const request = { ...prompt.render(asked, options).request, maxOutputTokens, signal };
  const cleaner = new AnswerCleaner();
  let text = '';
  for await (const { delta } of writers.stream(request, onCall)) text += cleaner.push(delta);
  return text + cleaner.end();
}

/** The built-in writer's draft of the idea and of the notes that it takes of the sources. */
async function writeBuiltIn(
  context: Threads,
  { beside, ...brief }: ReadyBrief,
  { variant }: Draft,
): Promise<string> {
  const { cited } = beside;
  const order = { brief, sources: notedSources(beside), cited, seed: owner, variant };
  return (await draftBuiltIn(context, order, owner)).text;
}

function failureOf(error: unknown): string {
  if (error instanceof WriterError) return [error.failure, reasonOf(error) ?? []].flat().join(': ');
  if (error instanceof UnreadableAnswer) return 'unreadable';
  if (error instanceof ThreadFault) return error.kind;
  return error instanceof Error ? error.name : 'failed';
}

/** One draft of a brief written as the product writes it, and what the checks say of it beside its brief and its sources. */
export async function writeOne(
  context: Threads,
  brief: ReadyBrief,
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
        ? await writeBuiltIn(context, brief, draft)
        : await askModel(context, brief, model, draft, (call) => calls.push(call));
    if (text.trim() === '') failure = 'empty';
  } catch (error) {
    failure = failureOf(error);
  }
  const durationMs = Math.round(performance.now() - began);
  const source = [toldIn(brief), ...brief.beside.sources.map(knownFrom)].join('\n\n');
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
