import { changesOf, takeChanges } from './changes.ts';
import { isWriting } from './generation.ts';
import { changedPlace, snapshot, type Snapshot } from './history.ts';
import { undecided, type Proposal } from './proposal.ts';
import type { SessionView } from './session-environment.ts';
import { currentText } from './session-state.ts';
import type { WritingSession } from './writing-session.ts';

/** The proposal on the screen. One for a text that has changed since is not shown. */
export function openProposal({ state, desk }: Pick<SessionView, 'state' | 'desk'>): Proposal | null {
  const { proposal } = desk;
  return proposal?.before === currentText(state) && !isWriting(state.generation) ? proposal : null;
}

/** The text with every change that is not rejected. */
export function proposedText(view: Pick<SessionView, 'state' | 'desk'>): string {
  const open = openProposal(view);
  if (open === null) return currentText(view.state);
  return takeChanges(open.stretches, (index) => open.decided.get(index) !== false);
}

/**
 * Accepts or rejects changes, by default every one that is left. The last decision writes the text, as one step that
 * can be undone; the selection after it is returned.
 */
export function decide(session: WritingSession, isTaken: boolean, index?: number): Snapshot | null {
  const proposal = openProposal(session.view);
  if (proposal === null) return null;
  const decided = new Map(proposal.decided);
  for (const change of undecided(proposal))
    if (index === undefined || change.index === index) decided.set(change.index, isTaken);
  if (decided.size < changesOf(proposal.stretches).length) {
    session.show({ proposal: { ...proposal, decided } });
    return null;
  }
  const { before, stretches, made, onDecided } = proposal;
  const text = takeChanges(stretches, (one) => decided.get(one) === true);
  session.show({ proposal: null });
  if (text !== before) session.write(snapshot(text), 'step', made);
  const answers = [...decided.values()];
  onDecided(answers.every(Boolean) ? 'taken' : answers.some(Boolean) ? 'part' : 'left');
  return { text, ...changedPlace(before, session.state.history.present) };
}

/** Takes back the last decision. */
export function reconsider(session: WritingSession): void {
  const { proposal } = session.view.desk;
  const last = proposal === null ? undefined : [...proposal.decided.keys()].at(-1);
  if (proposal === null || last === undefined) return;
  const decided = new Map(proposal.decided);
  decided.delete(last);
  session.show({ proposal: { ...proposal, decided } });
}
