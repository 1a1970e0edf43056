import type { Variant } from '../brief.ts';
import type { Sentence } from '../parse/features.ts';
import type { Unit } from '../parse/material.ts';
import type { Shape } from './formats.ts';

/** The units after the opening, in the order of the post, and those that close it. */
export type Order = { body: Unit[]; end: Unit[] };

/** Keeps the notes in their order, but for what closes a post: the one advice a story leads to, thanks, a question or an ask to the reader. */
export function arrange(units: readonly Unit[], shape: Shape, variant: Variant): Order {
  const closes = (unit: Unit) => isClosing(unit, units, shape, variant);
  const end = units.filter(closes).toSorted((a, b) => weight(a) - weight(b) || a.order - b.order);
  return { body: units.filter((unit) => !closes(unit)), end };
}

function isClosing(unit: Unit, units: readonly Unit[], shape: Shape, variant: Variant): boolean {
  const [only, second] = unit.sentences;
  if (!only || unit.list || unit.lines || unit.label !== undefined) return false;
  if (only.role === 'thanks' || only.role === 'invite') return true;
  if (second) return false;
  if (only.role === 'question')
    return asksReader(only) && (shape === 'question' ? variant === 1 : unit.order > units.length / 2);
  if (only.role !== 'advice' || shape === 'how-to' || shape === 'list') return false;
  return units.filter((other) => other.sentences[0]?.role === 'advice').length === 1 && unit.order > 0;
}

function asksReader(sentence: Sentence): boolean {
  return (
    sentence.words.some((word) => /^(?:you|your|yours|anyone|anybody)$/.test(word)) ||
    /^(?:should|would|which|what|who|how) /i.test(sentence.text)
  );
}

function weight(unit: Unit): number {
  const role = unit.sentences[0]?.role;
  return role === 'advice' ? 0 : role === 'thanks' ? 1 : role === 'question' ? 2 : 3;
}
