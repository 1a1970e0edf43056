import type { Variant } from '../brief.ts';
import type { Sentence } from '../parse/features.ts';
import type { Unit } from '../parse/material.ts';
import type { Shape } from './formats.ts';
import type { Opening } from './openings.ts';

/** The units after the opening, in the order of the post, and those that close it. */
export type Order = { body: Unit[]; end: Unit[] };

/** Orders what the opening leaves: its own followers first, then the notes in their order; advice, thanks and asks close. */
export function arrange(units: readonly Unit[], opening: Opening | undefined, shape: Shape, variant: Variant): Order {
  const followers = followersOf(units, opening);
  const others = units.flatMap((unit) => {
    if (unit.order !== opening?.unit) return [unit];
    return opening.stays.length > 0 ? [{ ...unit, sentences: opening.stays }] : [];
  });
  const closes = (unit: Unit) => isClosing(unit, units, shape, variant);
  const end = others.filter(closes).toSorted((a, b) => weight(a) - weight(b) || a.order - b.order);
  return { body: [...followers, ...others.filter((unit) => !closes(unit))], end };
}

function followersOf(units: readonly Unit[], opening: Opening | undefined): Unit[] {
  const unit = units.find((other) => other.order === opening?.unit);
  return unit && opening && opening.then.length > 0 ? [{ ...unit, sentences: opening.then }] : [];
}

/** Thanks, asks to the reader, and the one piece of advice a told story leads to stand at the end. */
function isClosing(unit: Unit, units: readonly Unit[], shape: Shape, variant: Variant): boolean {
  const [only, second] = unit.sentences;
  if (!only || unit.list || unit.lines || unit.label !== undefined) return false;
  if (only.role === 'thanks' || only.role === 'invite') return true;
  if (second) return false;
  if (only.role === 'question') return asksReader(only) && (shape === 'question' ? variant === 1 : unit.order > units.length / 2);
  if (only.role !== 'advice' || shape === 'how-to' || shape === 'list') return false;
  return units.filter((other) => other.sentences[0]?.role === 'advice').length === 1 && unit.order > 0;
}

function asksReader(sentence: Sentence): boolean {
  return sentence.words.some((word) => /^(?:you|your|yours|anyone|anybody)$/.test(word)) || /^(?:should|would|which|what|who|how) /i.test(sentence.text);
}

function weight(unit: Unit): number {
  const role = unit.sentences[0]?.role;
  return role === 'advice' ? 0 : role === 'thanks' ? 1 : role === 'question' ? 2 : 3;
}
