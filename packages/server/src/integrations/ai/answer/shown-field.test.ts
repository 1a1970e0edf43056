import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outlineEngine } from '../index.ts';
import { FieldReader, fieldOf, showField } from './shown-field.ts';

const say = 'Zwölf “Minuten”\n\tC:\\notes \\ / 🚀 done {"say":"no"} <b>';
const answers: Record<string, string> = {
  plain: JSON.stringify({ say, calls: [{ tool: 'list_posts', input: { say: 'other' } }] }),
  'with spaces': JSON.stringify({ say, calls: [] }, null, 2),
  'after another field': JSON.stringify({
    calls: [{ tool: 'a', input: { say: '}],"say":"wrong' } }],
    note: null,
    say,
  }),
  'in a fence': `Here you are:\n\`\`\`json\n${JSON.stringify({ say })}\n\`\`\``,
  'after a thought with braces': `<think>I could say {"say":"hm"}</think>\n${JSON.stringify({ say })}`,
  'all escaped': `{"say":"${Array.from({ length: say.length }, (_, at) => say.charCodeAt(at))
    .map((code) => `\\u${code.toString(16).padStart(4, '0')}`)
    .join('')}"}`,
  'with raw line breaks': `{"say": "${say.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"}`,
};
const read = (pieces: readonly string[]) => {
  const reader = new FieldReader('say');
  return pieces.map((piece) => reader.push(piece)).join('');
};

describe('a field that is still being written', () => {
  it.each(Object.entries(answers))('is read whole wherever the pieces begin: %s', (_, answer) => {
    expect(read([answer])).toBe(say);
    expect(read([...answer])).toBe(say);
    for (let at = 1; at < answer.length; at += 1)
      expect([at, read([answer.slice(0, at), answer.slice(at)])]).toEqual([at, say]);
  });

  it('is read of any text as JSON reads it, one sign at a time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.json(), (text, other) => {
        const clean = text.replace(/[\r\b\f\0]/g, '');
        const answer = `{"other":${other},"say":${JSON.stringify(clean)},"calls":[]}`;
        const units = Array.from({ length: answer.length }, (_, at) => answer.charAt(at));
        expect(read(units)).toBe(clean);
      }),
    );
  });

  it('shows its words as early as they are known, and no half character', () => {
    const reader = new FieldReader('say');
    expect(
      ['{"sa', 'y":"Tw', 'elve \\', 'n', '\\ud83', 'd', '\\ude80', '!'].map((piece) => reader.push(piece)),
    ).toEqual(['', 'Tw', 'elve ', '\n', '', '', '🚀', '!']);
    expect(read(['{"say":"\\ud83dx"}'])).toBe('\ufffdx');
  });

  it('is nothing where it is missing or no text', () => {
    expect(read(['{"calls":[]}'])).toBe('');
    expect(read(['{"say":null,"calls":["say","x"]}'])).toBe('');
    expect(read(['No JSON at all.'])).toBe('');
    expect(fieldOf({ say: ' Yes ' }, 'say')).toBe('Yes');
    expect(fieldOf(null, 'say')).toBe('');
  });

  it('begins anew when the model is asked once more', () => {
    const shown: [string, boolean][] = [];
    const watcher = showField('say', (text, _, begins) => shown.push([text, begins]));
    watcher.onText('{"say":"On', outlineEngine);
    watcher.onText('e"', outlineEngine);
    watcher.onAgain();
    watcher.onText('{"say":"Two"}', outlineEngine);
    expect(shown).toEqual([
      ['On', true],
      ['e', false],
      ['Two', true],
    ]);
  });
});
