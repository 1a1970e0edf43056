import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { findGaps, FREE_SHARE, outline } from '../index.ts';

const NOTES = `We took four fields out of the sign-up form in March.
Sign-ups went from 212 to 341 a week. Nobody in sales has missed the fields.

I was sure that sales would complain.`;

describe('outline', () => {
  it('keeps the author’s sentences as they are, the opening apart, and asks for nothing that is there', () => {
    const { text, gaps, share } = outline({ idea: NOTES });
    expect(text).toBe(
      [
        'We took four fields out of the sign-up form in March.',
        'Sign-ups went from 212 to 341 a week. Nobody in sales has missed the fields.',
        'I was sure that sales would complain.',
      ].join('\n\n'),
    );
    expect(gaps).toEqual([]);
    expect(share).toBe(0);
  });

  it('makes the items that a bare subject announces, and costs nothing', () => {
    const { text, gaps, share } = outline({ idea: '5 tips for first-time managers' });
    expect(text.startsWith('5 tips for first-time managers\n\n[')).toBe(true);
    expect(text).toContain('5. [Point 5: what is the point, with an example?]');
    expect(text).not.toContain('6. [');
    expect(gaps).toHaveLength(6);
    expect(share).toBeGreaterThan(FREE_SHARE);
  });

  it('asks for the parts of the format that the words do not reach', () => {
    const { text, gaps } = outline({
      idea: 'I lost our largest client in May. I had not called them since January.',
      format: 'story',
    });
    expect(text.split('\n\n')[0]).toBe('I lost our largest client in May.');
    expect(gaps.map(({ question }) => question)).toEqual([
      'What went wrong, or surprised you?',
      'What did you do about it?',
      'What is different now?',
    ]);
  });

  it('sets the same sentences differently in each format, and changes no word', () => {
    const idea = 'We took out four fields. Sign-ups rose. Nobody complained. I was wrong. Ask why.';
    const texts = (['lesson', 'story', 'how-to'] as const).map((format) => outline({ idea, format }).text);
    expect(texts[0]).toBe(
      'We took out four fields.\n\nSign-ups rose. Nobody complained. I was wrong.\n\nAsk why.',
    );
    expect(texts[1]).toBe(idea.replaceAll('. ', '.\n\n'));
    expect(texts[2]).toMatch(/^We took out four fields\.\n\n1\. Sign-ups rose\.\n2\. Nobody complained\./);
  });

  it('keeps lists as lists and puts hashtags last', () => {
    const { text, share } = outline({
      idea: '#hiring #sales\nWhat I ask first:\n1) Who decides?\n2) By when?\n3) What happens if not?',
    });
    expect(text).toBe(
      'What I ask first:\n\n1. Who decides?\n2. By when?\n3. What happens if not?\n\n[Which step do people skip, and what happens then?]\n\n#hiring #sales',
    );
    expect(share).toBeLessThan(FREE_SHARE);
  });

  it('ends with the call to action, adds points that are missing, and leaves out what is private or unwanted', () => {
    const { text } = outline({
      idea: 'We closed the Leeds shop. ((Ann cried.))\n// ask Ann first\nRevenue fell by a third. It was the right decision.',
      mustSay: ['It was the right decision', 'Everyone kept their job.'],
      never: ['revenue'],
      callToAction: 'Write to me if you plan the same.',
    });
    expect(text).toBe(
      'We closed the Leeds shop.\n\nIt was the right decision.\n\nEveryone kept their job.\n\n[What should the reader do with it?]\n\nWrite to me if you plan the same.',
    );
  });

  it('takes the author’s words out of their sources and quotes others by title', () => {
    const sources = [
      { title: 'Call', text: 'Jo: Hello.\nSam: Hi. We met in Leeds.', speaker: 'Sam' },
      { title: 'The Tide Mill', text: 'The mill turns twice a day. It needs no dam.' },
    ];
    const { text } = outline({ idea: '', sources });
    expect(text).toContain(
      'Hi.\n\nFrom “The Tide Mill”: “The mill turns twice a day. It needs no dam.”\n\nWe met in Leeds.',
    );
    expect(text).not.toContain('Hello');
  });

  it('says of every text what share of its lines is gaps, and never changes a word', () => {
    const idea = fc.string({
      unit: fc.constantFrom(
        'a',
        'B',
        ' ',
        '\n',
        '. ',
        '? ',
        '- ',
        '1. ',
        '[',
        ']',
        '((',
        '))',
        '//',
        'constructor ',
        '__proto__ ',
        '#',
        '🙂',
      ),
      maxLength: 200,
    });
    const formats = fc.constantFrom('auto', 'story', 'list', 'how-to', 'question', 'hiring');
    fc.assert(
      fc.property(idea, formats, (given, format) => {
        const { text, gaps, share } = outline({ idea: given, format });
        expect(gaps.length).toBe(findGaps(text).length);
        expect(share >= 0 && share <= 1).toBe(true);
        expect(text).not.toBe('');
      }),
    );
  });

  it.each(['1 2 3 ', '. ', 'I ', '[a?', '((', '- ', '#a ', '\n'])(
    'is done with %j repeated in a moment',
    (piece) => {
      const began = performance.now();
      outline({ idea: piece.repeat(20_000 / piece.length), format: 'story' });
      expect(performance.now() - began).toBeLessThan(1_000);
    },
  );
});
