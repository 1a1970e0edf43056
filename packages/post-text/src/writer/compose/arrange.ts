import type { Variant } from '../brief.ts';
import type { Sentence } from '../parse/features.ts';
import type { Unit } from '../parse/material.ts';
import type { Shape } from './formats.ts';

/** The units after the opening, in the order of the post, and those that close it. */
export type Order = { body: Unit[]; end: Unit[] };

/** Keeps the notes in their order, but for what asks the reader for something: that comes last. What closes them already, thanks or an advice, stands apart there. */
export function arrange(units: readonly Unit[], shape: Shape, variant: Variant): Order {
  const asks = (unit: Unit) => isAlone(unit) && asksLast(unit, units, shape, variant);
  const told = units.filter((unit) => !asks(unit));
  const last = told.findLastIndex((unit) => !isAlone(unit) || !closes(unit, units, shape)) + 1;
  const asked = units
    .filter(asks)
    .toSorted((a, b) => Number(isInvite(a)) - Number(isInvite(b)) || a.order - b.order);
  return { body: told.slice(0, last), end: [...told.slice(last), ...asked] };
}

/** Further from the end what is asked is told. */
const NEAR_END = 1;

const isAlone = ({ sentences, list, lines, label }: Unit) =>
  sentences.length > 0 && !list && !lines && label === undefined;

const isInvite = ({ sentences }: Unit) => sentences[0]?.role === 'invite';

function asksLast(unit: Unit, units: readonly Unit[], shape: Shape, variant: Variant): boolean {
  if (isInvite(unit)) return true;
  const [only, second] = unit.sentences;
  return (
    only?.role === 'question' &&
    second === undefined &&
    asksReader(only) &&
    // 'I ask three questions: who does …?' is told.
    !/\p{L}: \p{L}/u.test(only.text) &&
    (shape === 'question'
      ? variant === 1
      : unit.order > units.length / 2 && unit.order >= (units.at(-1)?.order ?? 0) - NEAR_END)
  );
}

/** Thanks, or the one advice a story leads to. */
function closes(unit: Unit, units: readonly Unit[], shape: Shape): boolean {
  const [only, second] = unit.sentences;
  if (only?.role === 'thanks') return true;
  if (only?.role !== 'advice' || second || shape === 'how-to' || shape === 'list') return false;
  return units.filter((other) => other.sentences[0]?.role === 'advice').length === 1 && unit.order > 0;
}

function asksReader(sentence: Sentence): boolean {
  return (
    sentence.words.some((word) => /^(?:you|your|yours|anyone|anybody)$/.test(word)) ||
    /^(?:should|would|which|what|who|how) /i.test(sentence.text)
  );
}
