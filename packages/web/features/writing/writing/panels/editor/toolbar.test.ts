import { describe, expect, it } from 'vitest';
import { toolOrder, toolsThatFit } from './toolbar.ts';

describe('toolsThatFit', () => {
  it('has all of them where there is room', () => {
    expect([...toolsThatFit(10 * 30 + 21, 30)].toSorted()).toEqual([...toolOrder].toSorted());
  });

  it('keeps on a phone what is used most, beside the attachments and the dots', () => {
    expect([...toolsThatFit(241, 44)]).toEqual(['emoji', 'undo', 'bold']);
  });

  it('never goes without the emoji, which open at their button', () => {
    expect([...toolsThatFit(20, 44)]).toEqual(['emoji']);
  });
});
