import { knownFrom, toldIn } from '@limelight/contracts';
import { checkText, doubtsIn } from '@limelight/post-text';
import {
  AnswerCleaner,
  collectText,
  type ModelCall,
  newDataId,
  reasonOf,
  sumOfCalls,
  UnreadableAnswer,
  WriterError,
  type Writers,
} from '../integrations/ai/index.ts';
import { draftOutline, notedSources, promptMaterial } from '../domains/writing/writing/index.ts';
import { ThreadFault } from '../platform/threads/index.ts';
import type { DraftPrompt } from './prompts.ts';
import type { Row } from './report.ts';
import type { ReadyBrief } from './sources.ts';

const waitsMs = 120_000;

/** What writes: the models of an engine, asked with one prompt, or, without them, the outline. */
export interface Writer {
  engine: string;
  model: { writers: Writers; prompt: DraftPrompt } | null;
}

/** Which of how many drafts of one brief. */
export interface Draft {
  variant: 0 | 1 | 2;
  variants: 1 | 3;
}

/** The request as the product makes it, the sources in marked data parts, each cut to what matters of it. */
async function askModel(
  { beside, author = null, ...brief }: ReadyBrief,
  { writers, prompt }: NonNullable<Writer['model']>,
  draft: Draft,
  onCall: (call: ModelCall) => void,
): Promise<string> {
  const signal = AbortSignal.timeout(waitsMs);
  const { brief: asked, sources } = promptMaterial(brief, notedSources(beside));
  const options = { dataId: newDataId(), ...draft, sources, cited: beside.cited, author };
  const { request } = prompt.render(asked, options);
  const cleaner = new AnswerCleaner();
  return (await collectText({ writers, signal, onCall }, { ...request, cleaner })).text;
}

function failureOf(error: unknown): string {
  if (error instanceof WriterError) return [error.failure, reasonOf(error) ?? []].flat().join(': ');
  if (error instanceof UnreadableAnswer) return 'unreadable';
  if (error instanceof ThreadFault) return error.kind;
  return error instanceof Error ? error.name : 'failed';
}

/** One draft of a brief written as the product writes it, and what the checks say of it beside its brief and its sources. */
export async function writeOne(
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
        ? draftOutline(brief, brief.beside).text
        : await askModel(brief, model, draft, (call) => calls.push(call));
    if (text.trim() === '') failure = 'empty';
  } catch (error) {
    failure = failureOf(error);
  }
  const durationMs = Math.round(performance.now() - began);
  const remarks = checkText(text);
  return {
    name: brief.name,
    engine,
    prompt: model?.prompt.name ?? null,
    ...draft,
    models: calls.filter(({ outcome }) => outcome === 'done').map(({ model: name }) => name),
    text,
    failure,
    characters: text.length,
    gaps: remarks.filter(({ rule }) => rule === 'open-gap').length,
    remarks: remarks.filter(({ rule }) => rule !== 'open-gap').map(({ message }) => message),
    claims: doubtsIn(text, [toldIn(brief), ...brief.beside.sources.map(knownFrom)]),
    durationMs,
    firstWordMs: calls.find(({ outcome }) => outcome === 'done')?.firstDeltaMs ?? null,
    inputTokens: sumOfCalls(calls, (call) => call.inputTokens),
    outputTokens: sumOfCalls(calls, (call) => call.outputTokens),
    costMicroUsd: sumOfCalls(calls, (call) => call.costMicroUsd),
  };
}
