import { ideaCharacterLimit } from '@limelight/contracts/catalog';
import { writePost } from '@limelight/post-text/writer';
import { describe, expect, it } from 'vitest';
import { partMissing, withAnswer } from './answers.ts';
import { defaultChoices } from '../brief/choices.ts';

const idea = 'Most meetings could be an email';
const told = { idea, choices: defaultChoices };
const question = 'Which moment showed it?';

describe('answers to what the writer asks', () => {
  it('are asked for as questions, beside what is told', () => {
    const { missing } = writePost({ idea, length: 'long' }, { seed: 1 });
    const { questions, remarks } = partMissing(missing);
    expect(questions.length).toBeGreaterThan(1);
    expect(remarks.join()).toContain('More to tell');
  });

  it('go into the idea, the readers into the brief', () => {
    const moment = withAnswer(told, {
      question,
      before: '',
      answer: ' On Monday  nine of us sat for an hour ',
    });
    expect(moment?.idea).toBe(`${idea}\n\nOn Monday nine of us sat for an hour.`);
    const readers = withAnswer(told, {
      question: 'Who is it for?',
      before: '',
      answer: 'people who call meetings',
    });
    expect(readers).toEqual({ idea, choices: { ...defaultChoices, audience: 'people who call meetings' } });
  });

  it('stand in the place of the answer before, wherever that stands now', () => {
    const once = withAnswer(told, { question, before: '', answer: 'Nine of us sat' });
    const more = { idea: `${once?.idea ?? ''}\n\nWe cut 14.`, choices: defaultChoices };
    const twice = withAnswer(more, { question, before: 'Nine of us sat', answer: 'Ten of us sat' });
    expect(twice?.idea).toBe(`${idea}\n\nTen of us sat.\n\nWe cut 14.`);
    const gone = withAnswer(more, { question, before: 'Nine of us sat', answer: '' });
    expect(gone?.idea).toBe(`${idea}\n\nWe cut 14.`);
    const changed = { idea: `${idea}\n\nNine of us sat for an hour.`, choices: defaultChoices };
    const added = withAnswer(changed, { question, before: 'Nine of us sat', answer: 'Ten of us sat' });
    expect(added?.idea).toBe(`${changed.idea}\n\nTen of us sat.`);
  });

  it('make a longer text of the same idea', () => {
    const more = withAnswer(told, { question, before: '', answer: 'On Monday nine of us sat for an hour' });
    expect(writePost({ idea: more?.idea ?? '' }, { seed: 1 }).text).toMatch(/nine of us sat for an hour/i);
  });

  it('are refused where they do not fit', () => {
    const full = { idea: 'x'.repeat(ideaCharacterLimit), choices: defaultChoices };
    expect(withAnswer(full, { question, before: '', answer: 'On Monday' })).toBeNull();
    expect(
      withAnswer(told, { question: 'Who is it for?', before: '', answer: 'x'.repeat(5_000) }),
    ).toBeNull();
  });
});
