import { expect, it } from 'vitest';
import { attentionAction, postState } from './post-status.ts';

const post = { status: 'scheduled', hold: null } as const;

it('says what holds a post up', () => {
  expect(postState({ ...post, hold: 'late' }, null)).toEqual({
    words: 'Late: needs your decision',
    tone: 'warn',
  });
  expect(postState(post, null)).toEqual({ words: 'Scheduled', tone: 'link' });
});

it('marks a scheduled post that will not go out, and no other', () => {
  expect(postState(post, 'expires')).toEqual({ words: 'LinkedIn expires first', tone: 'warn' });
  expect(postState(post, 'gap')).toEqual({ words: 'Open gap', tone: 'warn' });
  expect(postState({ ...post, hold: 'paused' }, 'approval').words).toBe('Paused');
  expect(postState({ ...post, status: 'published' }, 'expires').words).toBe('Published');
});

it('offers an action for every post that needs attention, and none for the others', () => {
  const action = (change: Partial<Parameters<typeof attentionAction>[0]>, risk: 'gap' | null = null) =>
    attentionAction({ ...post, ...change }, risk);
  expect([action({}), action({ hold: 'paused' }), action({ status: 'draft' }, 'gap')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(action({}, 'gap')).toBe('Fill the gap');
  expect(action({ hold: 'late' }, 'gap')).toBe('Choose what to do');
  expect(action({ status: 'unconfirmed' })).toBe('Check and confirm');
});
