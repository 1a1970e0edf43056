import { describe, expect, test } from 'vitest';
import { defaultChoices } from './choices.ts';
import { proposalOf, undecided, type Decision } from './proposal.ts';
import { decide, openProposal, proposedText, reconsider } from './proposing.ts';
import { openSession } from './open-session.ts';
import { currentText } from './session-state.ts';
import { testPost } from '../test-post.ts';

const before = 'We really took four fields out of our old form.';
const after = 'We took three fields out of our new form.';

function begin() {
  const post = testPost({ text: before });
  const session = openSession(post, defaultChoices, null, null, {
    create: () => Promise.reject(new Error('not expected')),
    update: () => new Promise(() => {}),
    load: () => Promise.resolve(post),
    now: () => 0,
    startTimer: () => () => {},
    records: { set: () => Promise.resolve(true), remove: () => Promise.resolve() },
    owner: 'asha',
    newId: () => 'new',
    onMoved: () => {},
    onPost: () => {},
  });
  const decisions: Decision[] = [];
  session.show({
    proposal: proposalOf({
      label: 'Shorter',
      before,
      after,
      engine: { kind: 'model', name: 'a-model' },
      doubts: [],
      made: { by: 'improvement' },
      takesFocus: true,
      onDecided: (decision) => decisions.push(decision),
    }),
  });
  return { session, decisions, text: () => currentText(session.state) };
}

describe('a rewrite in the text', () => {
  test('is written with the last decision, as one step that can be undone', () => {
    const { session, decisions, text } = begin();
    expect(proposedText(session.view)).toBe(after);
    expect(decide(session, true, 0)).toBeNull();
    expect(decide(session, false, 1)).toBeNull();
    expect(text()).toBe(before);
    expect(proposedText(session.view)).toBe('We took four fields out of our new form.');
    expect(decide(session, true, 2)).toMatchObject({ text: 'We took four fields out of our new form.' });
    expect(text()).toBe('We took four fields out of our new form.');
    expect(openProposal(session.view)).toBeNull();
    expect(decisions).toEqual(['part']);
    session.undo();
    expect(text()).toBe(before);
  });

  test('accepts and rejects what is left at once', () => {
    const taken = begin();
    decide(taken.session, true);
    expect([taken.text(), taken.decisions]).toEqual([after, ['taken']]);
    const left = begin();
    decide(left.session, false);
    expect([left.text(), left.decisions]).toEqual([before, ['left']]);
    expect(left.session.state.history.past).toEqual([]);
  });

  test('takes back the last decision', () => {
    const { session } = begin();
    decide(session, false, 2);
    decide(session, true, 0);
    reconsider(session);
    const open = openProposal(session.view);
    expect(open && undecided(open).map(({ index }) => index)).toEqual([0, 1]);
  });

  test('is not shown once the text has changed', () => {
    const { session } = begin();
    session.write({ text: 'Another text.', start: 0, end: 0 }, 'typing');
    expect(openProposal(session.view)).toBeNull();
    expect(proposedText(session.view)).toBe('Another text.');
    expect(decide(session, true)).toBeNull();
  });
});
