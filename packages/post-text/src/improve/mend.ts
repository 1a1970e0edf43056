import { checkPost } from '../checks/check-post.ts';
import { unsupportedClaims } from '../checks/claims/unsupported-claims.ts';
import type { Baseline, Finding } from '../checks/finding.ts';
import { applyFix, applyFixes } from '../checks/fix.ts';
import { normalizePost } from '../linkedin/normalize.ts';
import { LANGUAGE_NAMES, nameOfLanguage, surelyIn } from '../text/language.ts';
import { briefFaults, makes } from '../writer/brief-faults.ts';
import type { WriteBrief } from '../writer/brief.ts';
import { forbids, withoutForbidden } from '../writer/must-say.ts';
import { shorten } from './shorten.ts';

/** Something a generated text should not hold, or does not keep to, in a sentence for its author. */
export interface Fault {
  kind: 'tell' | 'leftover' | 'claim' | 'must-say' | 'never' | 'call' | 'length' | 'language';
  message: string;
}

/** What a text is judged against. `source` is all that it may claim from; with a `baseline` the person's own habits are left alone. */
export interface MendContext {
  /** Without an idea its language is that of `source`. */
  brief: Omit<WriteBrief, 'idea'> & { idea?: string };
  source: string;
  baseline?: Baseline;
}

const roundsAtMost = 40;
/** A text of which so much would be cut is not mended by cutting. */
const leastKept = 0.5;

/** What notes hold and a post does not. */
const LEFTOVERS: ReadonlySet<string> = new Set(['left-from-notes', 'unfinished']);

/** What speaks against the wording: machine-made habits, and what is left of rough notes. */
const wordingOf = (text: string, { baseline }: MendContext): Finding[] =>
  checkPost(text, baseline === undefined ? {} : { baseline }).filter(
    ({ group, rule }) => group === 'tell' || LEFTOVERS.has(rule),
  );

/** What is wrong with a generated text. One that is only shorter than asked is not at fault: its material may hold no more. */
export function faultsOf(text: string, context: MendContext): Fault[] {
  if (text.trim() === '') return [];
  const told: Fault[] = [
    ...briefFaults(text, context.brief)
      .filter(({ kind, message }) => kind !== 'length' || message.startsWith('Longer'))
      .map(({ kind, message }): Fault => ({ kind, message })),
    ...strayed(text, context),
    ...unsupportedClaims(text, context.source).map(({ message }): Fault => ({ kind: 'claim', message })),
    ...wordingOf(text, context).map(({ rule, message }): Fault => {
      return { kind: LEFTOVERS.has(rule) ? 'leftover' : 'tell', message };
    }),
  ];
  return told;
}

/** A text that left the language of the notes, where none was chosen. */
function strayed(text: string, { brief, source }: MendContext): Fault[] {
  if (nameOfLanguage(brief.language ?? '') !== undefined) return [];
  const idea = brief.idea ?? '';
  const notes = surelyIn(idea.trim() === '' ? source : idea);
  const written = surelyIn(text);
  if (notes === null || written === null || notes === written) return [];
  const message = `Written in ${LANGUAGE_NAMES[written]}, while your notes are in ${LANGUAGE_NAMES[notes]}`;
  return [{ kind: 'language', message }];
}

/** Takes the fixes that the checks of the wording offer, a rule after the other: each changes the places of the next. */
export function withoutTells(text: string, context: MendContext): string {
  let now = text;
  for (let round = 0; round < roundsAtMost; round += 1) {
    const changed = applyFixes(now, wordingOf(now, context));
    if (changed === now || changed.trim() === '') return now;
    now = changed;
  }
  return now;
}

/**
 * A generated text mended by rule: wording, words that must not be said, sentences that claim what no source holds, and
 * its length. What the rules cannot mend stays; a text that would lose more than half of itself is not cut.
 */
export function mendByRule(text: string, context: MendContext): string {
  const worded = withoutTells(text, context);
  const allowed = withoutSaid(worded, context.brief.never ?? []);
  const cut = withoutClaims(allowed, context.source);
  const most = briefFaults(cut, context.brief).some(
    ({ kind, message }) => kind === 'length' && message.startsWith('Longer'),
  );
  const fitting = most ? shorten(cut, keepsOf(context.brief)) : cut;
  const mended = tidy(fitting);
  return mended.length < text.length * leastKept ? tidy(worded) : mended;
}

/** What the brief asks to be said. */
function keepsOf({ mustSay = [], callToAction = '' }: MendContext['brief']): (sentence: string) => boolean {
  const asked = [...mustSay, callToAction].filter((point) => point.trim() !== '');
  return (sentence) => asked.some((point) => makes(sentence, point));
}

function withoutSaid(text: string, never: readonly string[]): string {
  if (!never.some((word) => forbids(text, word))) return text;
  return withoutForbidden(text, never).text;
}

function withoutClaims(text: string, source: string): string {
  let now = text;
  for (let round = 0; round < roundsAtMost; round += 1) {
    const next = unsupportedClaims(now, source).find(({ fix }) => fix !== undefined);
    const changed = next === undefined ? now : applyFix(now, next);
    if (changed === now) return now;
    now = changed;
  }
  return now;
}

const tidy = (text: string): string => normalizePost(text.replace(/\n{3,}/g, '\n\n').trim());

/** The faults of a text that another no longer has. */
export function mendedOf(before: readonly Fault[], after: readonly Fault[]): Fault[] {
  const left = after.map(({ kind, message }) => `${kind} ${message}`);
  return before.filter(({ kind, message }) => {
    const at = left.indexOf(`${kind} ${message}`);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
