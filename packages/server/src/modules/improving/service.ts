import {
  fewestChargedOpenings,
  improvements,
  type EndpointData,
  type EndpointInput,
  type findEndings,
  type findOpenings,
  type improvePost,
} from '@limelight/contracts';
import { doubtsIn, withoutPrivate } from '@limelight/post-text';
import type { Context } from '../../context.ts';
import { type ModelCall, newDataId } from '../../integrations/ai/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { askText } from './ask-text.ts';
import { chargeFor } from './charge.ts';
import { askStructured } from './ask-structured.ts';
import { endingsOf, listedLines, openingsOf } from './lines.ts';
import { endingsAnswer, endingsPrompt, renderEndings } from './prompts/endings.v1.ts';
import { improveTextPrompt, renderImproveText } from './prompts/improve-text.v1.ts';
import { openingsAnswer, openingsPrompt, renderOpenings } from './prompts/openings.v3.ts';
import { putIn } from './rules.ts';

type Wish = EndpointInput<typeof improvePost>['body'];
type Improved = EndpointData<typeof improvePost>;
type Openings = EndpointData<typeof findOpenings>;
type EndingsWish = EndpointInput<typeof findEndings>['body'];

async function change(
  context: Context,
  wish: Wish,
  signal: AbortSignal,
  onCall: (call: ModelCall) => void,
): Promise<Omit<Improved, 'helpId'>> {
  const { part, text, help, tone, language, instruction } = wish;
  const piece = (part === null ? text : text.slice(part.start, part.end)).trim();
  const around = part === null ? null : text;
  const rendered = renderImproveText({ text: piece, around, help, tone, language, instruction }, newDataId());
  const { text: changed, engine } = await askText(context, rendered, piece, signal, onCall);
  const whole = putIn(text, part, changed);
  if (whole === text) throw new AppError('nothing_to_change');
  return { text: whole, engine, doubts: help === 'translate' ? [] : doubtsIn(whole, [text, instruction]) };
}

/**
 * A text, or a part of it, changed as asked; keeps neither. Refuses with `no_model`, `insufficient_credits`,
 * a code for a text that stays as it is, and the writer's codes.
 */
export async function improve(
  context: Context,
  userId: string,
  wish: Wish,
  signal: AbortSignal,
): Promise<{ result: Improved; charged: number }> {
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
  };
  return chargeFor(context, asked, async (onCall, helpId) => ({
    ...(await change(context, wish, signal, onCall)),
    helpId,
  }));
}

/** Other first lines for a text; fewer than five cost nothing. Refuses with `no_openings`, else as `improve` does. */
export async function suggestOpenings(
  context: Context,
  userId: string,
  text: string,
  signal: AbortSignal,
): Promise<{ result: Openings; charged: number }> {
  const help = { userId, help: 'openings', label: 'Openings found', prompt: openingsPrompt };
  const find = async (onCall: (call: ModelCall) => void, helpId: string): Promise<Openings> => {
    const question = {
      prompt: renderOpenings(withoutPrivate(text), newDataId()),
      schema: openingsAnswer,
      rescue: (answer: string) => withLines(answer, (openings) => ({ openings })),
      fault: ({ openings }: { openings: string[] }) =>
        openingsOf(text, openings).length === 0 ? noLines : null,
    };
    const { value, engine } = await askStructured(context, question, signal, onCall);
    const items = openingsOf(text, value.openings);
    if (items.length === 0) throw new AppError('no_openings');
    return { engine, helpId, items };
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

/** Other last lines for a text and what it is to bring. Refuses with `no_endings`, else as `improve` does. */
export async function suggestEndings(
  context: Context,
  userId: string,
  { text, goal }: EndingsWish,
  signal: AbortSignal,
): Promise<{ result: Openings; charged: number }> {
  const help = { userId, help: 'endings', label: 'Endings found', prompt: endingsPrompt };
  const find = async (onCall: (call: ModelCall) => void, helpId: string): Promise<Openings> => {
    const question = {
      prompt: renderEndings(withoutPrivate(text), goal, newDataId()),
      schema: endingsAnswer,
      rescue: (answer: string) => withLines(answer, (endings) => ({ endings })),
      fault: ({ endings }: { endings: string[] }) => (endingsOf(text, endings).length === 0 ? noLines : null),
    };
    const { value, engine } = await askStructured(context, question, signal, onCall);
    const items = endingsOf(text, value.endings);
    if (items.length === 0) throw new AppError('no_endings');
    return { engine, helpId, items };
  };
  return chargeFor(context, help, find);
}
