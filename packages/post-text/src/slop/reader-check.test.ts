import { describe, expect, it } from 'vitest';
import { checkText, findClaims, readerCheck, restingSentences, slopRates, ownScenes } from '../index.ts';

const NOTES = 'We took four fields out of the sign-up form in March. Sign-ups went from 212 to 341 a week.';

function check(text: string, notes: readonly string[] = [NOTES]) {
  const claims = findClaims(text, notes).filter(({ supported }) => !supported);
  return readerCheck(text, {
    remarks: checkText(text, { language: 'en' }),
    claims,
    unlike: [],
    rests: restingSentences(text, notes),
    notes,
    tellsSpeech: false,
  });
}

describe('would a reader press “Seems like AI”', () => {
  it('finds nothing in the author’s own sentences, and then asks nothing', () => {
    expect(check(NOTES)).toEqual({ signs: [], question: null });
  });

  it('names a contrast and asks what the author saw', () => {
    const text = `${NOTES} Forms aren’t a filter. They’re a handshake.`;
    const { signs, question } = check(text);
    expect(signs.map(({ kind }) => kind)).toEqual(['contrast']);
    expect(text.slice(signs[0]?.start, signs[0]?.end)).toBe('Forms aren’t a filter. They’re a handshake.');
    expect(question).toBe('What have you seen that shows “They’re a handshake”?');
  });

  it('names a sentence once, with a claim first', () => {
    const text = `${NOTES} We are truly grateful that revenue rose by 34%.`;
    const { signs, question } = check(text);
    expect(signs).toHaveLength(1);
    expect(signs[0]?.kind).toBe('claim');
    expect(question).toMatch(/^Where does “.*34%.*” come from\?$/u);
  });

  it('quotes a stock phrase without the next word', () => {
    const { signs, question } = check(`${NOTES} At the end of the day, sales missed no field.`);
    expect(signs.map(({ reason }) => reason)).toEqual(['A stock phrase: “At the end of the day”.']);
    expect(question).toBe(
      'How would you say “At the end of the day, sales missed no field.” to a colleague?',
    );
  });

  it('says when nothing of the author is in the text, and asks for the most specific note', () => {
    const text = 'Leaders listen first. Great teams grow on trust. Every day brings another chance to learn.';
    const { signs, question } = check(text);
    expect(signs[0]?.kind).toBe('unfounded');
    expect(question).toContain('Sign-ups went from 212 to 341 a week.');
    expect(check(text, []).signs.map(({ kind }) => kind)).not.toContain('unfounded');
  });

  it('asks what was seen or heard where most posts of the author have somebody’s words', () => {
    const given = { remarks: [], claims: [], unlike: [], rests: [], notes: [NOTES] };
    const asked = (text: string, tellsSpeech: boolean) => readerCheck(text, { ...given, tellsSpeech });
    expect(asked(NOTES, true).question).toBe('What did you see or hear? One sentence makes it yours.');
    expect(asked(NOTES, false).question).toBeNull();
    expect(asked(`${NOTES} Nobody misses them, she said.`, true).question).toBeNull();
    const posts = ['Er hat gefragt, wo das steht.', 'Sie sagte nichts, wir warteten.', 'Wir haben gezählt.'];
    expect(ownScenes(posts)).toEqual({ tellsSpeech: true, openings: [] });
    const weather = ['Fog. We saw nothing.', 'Windy. We stayed in.', 'We counted slates all day long.'];
    expect(ownScenes(weather)).toEqual({ tellsSpeech: false, openings: ['Fog.', 'Windy.'] });
  });

  it('names sentences full of words that machines overuse, and those unlike the author’s posts', () => {
    const text = 'We leverage robust frameworks, fostering holistic resilience. I moved the van.';
    const { signs } = readerCheck(text, {
      remarks: [],
      claims: [],
      unlike: [{ start: 62, end: text.length, words: 'a dash' }],
      rests: [],
      notes: [],
      tellsSpeech: false,
    });
    expect(signs.map(({ kind, reason }) => `${kind} ${reason}`)).toEqual([
      expect.stringMatching(/^phrase Words that machines overuse: “robust”/u),
      'voice Unlike your posts: a dash.',
    ]);
  });
});

describe('slop rates', () => {
  it('count over all texts together', () => {
    const rates = slopRates(['It is not a tool. It is a habit.', 'We moved the shop to Leeds.']);
    expect(rates.contrastsPer1000Characters).toBeCloseTo(1000 / 59, 1);
    expect(slopRates([]).slopWordsPer1000Words).toBe(0);
  });
});
