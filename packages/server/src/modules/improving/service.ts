import {
  fewestChargedOpenings,
  improvements,
  type EndpointData,
  type EndpointInput,
  type ErrorCode,
  type findEndings,
  type findOpenings,
  type improvePost,
} from '@limelight/contracts';
import type { Context } from '../../context.ts';
import { builtInEngine, type ModelCall } from '../../integrations/ai/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { newDataId } from '../posts/index.ts';
import { askText } from './ask-text.ts';
import { chargeFor } from './charge.ts';
import { askStructured } from './ask-structured.ts';
import { helpTexts } from './help-texts.ts';
import { listedLines } from './lines.ts';
import { endingsAnswer, endingsPrompt, renderEndings } from './prompts/endings.v1.ts';
import { improveTextPrompt, renderImproveText } from './prompts/improve-text.v1.ts';
import { openingsAnswer, openingsPrompt, renderOpenings } from './prompts/openings.v3.ts';
import { putIn, worksByRule } from './rules.ts';

type Wish = EndpointInput<typeof improvePost>['body'];
type Improved = EndpointData<typeof improvePost>;
type Openings = EndpointData<typeof findOpenings>;
type EndingsWish = EndpointInput<typeof findEndings>['body'];

/** Why a text stays as it is, where more can be said than that. */
const unchangedCodes: Partial<Record<Wish['help'], ErrorCode>> = {
  shorter: 'nothing_shorter',
  simpler: 'nothing_simpler',
};

async function change(
  context: Context,
  userId: string,
  wish: Wish,
  signal: AbortSignal,
  onCall: (call: ModelCall) => void,
): Promise<Omit<Improved, 'helpId'>> {
  const { part, text, help, tone, language, instruction } = wish;
  const piece = part === null ? text : text.slice(part.start, part.end);
  let engine = builtInEngine;
  const options = { owner: userId, signal };
  const { texts } = context.threads;
  let changed = context.writers.hasModel()
    ? null
    : await texts.call(helpTexts, 'changedByRule', [help, piece], options);
  if (changed === null) {
    const around = part === null ? null : text;
    const rendered = renderImproveText(
      { text: piece.trim(), around, help, tone, language, instruction },
      newDataId(),
    );
    const asked = await askText(context, rendered, piece.trim(), signal, onCall);
    engine = asked.engine;
    changed = asked.text;
  }
  const whole = putIn(text, part, changed);
  if (whole === text) throw new AppError(unchangedCodes[help] ?? 'nothing_to_change');
  const doubts =
    help === 'translate' ? [] : await texts.call(helpTexts, 'doubtsOf', [whole, text, instruction], options);
  return { text: whole, engine, doubts };
}

/**
 * A text, or a part of it, changed as asked; keeps neither. Refuses with `help_needs_model`, `insufficient_credits`,
 * a code for a text that stays as it is, and the writer's codes.
 */
export async function improve(
  context: Context,
  userId: string,
  wish: Wish,
  signal: AbortSignal,
): Promise<{ result: Improved; charged: number }> {
  if (!context.writers.hasModel() && !worksByRule(wish.help)) throw new AppError('help_needs_model');
  const label = `Text changed: ${improvements[wish.help].toLowerCase()}`;
  const { help, part, tone, language } = wish;
  const settings = {
    part: part !== null,
    ...(help === 'tone' && tone !== undefined ? { tone } : {}),
    ...(help === 'translate' && language !== undefined ? { language } : {}),
  };
  const asked = {
    userId,
    help,
    label,
    prompt: improveTextPrompt,
    settings,
    asked: [wish.text, part, settings],
  };
  return chargeFor(context, asked, async (onCall, helpId) => ({
    ...(await change(context, userId, wish, signal, onCall)),
    helpId,
  }));
}

/** What lines for a text are written from: what in it is meant for its author alone is not sent. */
const toldOf = async ({ threads }: Context, owner: string, text: string, signal: AbortSignal) =>
  threads.texts.call(helpTexts, 'withoutNotes', [text], { owner, signal });

/** Other first lines for a text; fewer than five cost nothing. Refuses with `no_openings`, else as `improve` does. */
export async function suggestOpenings(
  context: Context,
  userId: string,
  text: string,
  signal: AbortSignal,
): Promise<{ result: Openings; charged: number }> {
  const found = async (lines: string[] | null) =>
    context.threads.texts.call(helpTexts, 'openingsOf', [text, lines], { owner: userId, signal });
  const help = { userId, help: 'openings', label: 'Openings found', prompt: openingsPrompt, asked: [text] };
  const find = async (onCall: (call: ModelCall) => void, helpId: string): Promise<Openings> => {
    const hasModel = context.writers.hasModel();
    const asked = hasModel
      ? await askStructured(
          context,
          {
            prompt: renderOpenings(await toldOf(context, userId, text, signal), newDataId()),
            schema: openingsAnswer,
            rescue: (answer) => withLines(answer, (openings) => ({ openings })),
            fault: async ({ openings }) => ((await found(openings)).length === 0 ? noLines : null),
          },
          signal,
          onCall,
        )
      : null;
    const items = await found(asked?.value.openings ?? null);
    if (items.length === 0) throw new AppError('no_openings');
    return { engine: asked?.engine ?? builtInEngine, helpId, items };
  };
  return chargeFor(context, help, find, {
    isFree: ({ items }) => items.length < fewestChargedOpenings,
  });
}

const noLines =
  'None of its lines could be used: each must stand alone and claim nothing the text does not hold.';

function withLines<T>(answer: string, make: (lines: string[]) => T): T | null {
  const lines = listedLines(answer);
  return lines === null ? null : make(lines);
}

/** Other last lines for a text and what it is to bring; where all of them go with any text, they cost nothing. Refuses with `no_endings`, else as `improve` does. */
export async function suggestEndings(
  context: Context,
  userId: string,
  { text, goal }: EndingsWish,
  signal: AbortSignal,
): Promise<{ result: Openings; charged: number }> {
  const found = async (lines: string[] | null) =>
    context.threads.texts.call(helpTexts, 'endingsOf', [text, goal, lines], { owner: userId, signal });
  const help = {
    userId,
    help: 'endings',
    label: 'Endings found',
    prompt: endingsPrompt,
    asked: [text, goal],
  };
  const find = async (onCall: (call: ModelCall) => void, helpId: string): Promise<Openings> => {
    const hasModel = context.writers.hasModel();
    const asked = hasModel
      ? await askStructured(
          context,
          {
            prompt: renderEndings(await toldOf(context, userId, text, signal), goal, newDataId()),
            schema: endingsAnswer,
            rescue: (answer) => withLines(answer, (endings) => ({ endings })),
            fault: async ({ endings }) => ((await found(endings)).length === 0 ? noLines : null),
          },
          signal,
          onCall,
        )
      : null;
    const items = await found(asked?.value.endings ?? null);
    if (items.length === 0) throw new AppError('no_endings');
    return { engine: asked?.engine ?? builtInEngine, helpId, items };
  };
  return chargeFor(context, help, find, { isFree: ({ items }) => items.every(({ general }) => general) });
}
