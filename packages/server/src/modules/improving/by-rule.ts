import type { Improvement } from '@limelight/contracts';
import { shorten, simplify, unsupportedClaims } from '@limelight/post-text';

/** The text changed by rule, for the helps that need no model; null for the others. */
export function changedByRule(help: Improvement, text: string): string | null {
  if (help === 'shorter') return shorten(text);
  return help === 'simpler' ? simplify(text) : null;
}

/** What the changed text claims that neither the text nor the author's own instruction held. */
export function doubtsOf(changed: string, text: string, instruction: string): string[] {
  return unsupportedClaims(changed, `${text}\n\n${instruction}`).map(({ message }) => message);
}
