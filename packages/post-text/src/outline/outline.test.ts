import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { findGaps, outline } from '../index.ts';

const NOTES = `We took four fields out of the sign-up form in March.
Sign-ups went from 212 to 341 a week. Nobody in sales has missed the fields.

I was sure that sales would complain.`;

describe('outline', () => {
  it('keeps the author’s sentences as they are, the opening apart, and asks for nothing that is there', () => {
    const { text, gaps } = outline({ idea: NOTES });
    expect(text).toBe(
      [
        'We took four fields out of the sign-up form in March.',
        'Sign-ups went from 212 to 341 a week. Nobody in sales has missed the fields.',
        'I was sure that sales would complain.',
      ].join('\n\n'),
    );
    expect(gaps).toEqual([]);
  });

  it('ends a sentence where its author ended the line', () => {
    const idea = [
      'lost our biggest customer in march',
      'they never invited a colleague',
      'we changed the first screen to ask who else needs to see this',
      'churn fell from 9 to 4 percent',
    ].join('\n');
    expect(outline({ idea }).text).toBe(
      'Lost our biggest customer in March.\n\nThey never invited a colleague. We changed the first screen to ask who else needs to see this. Churn fell from 9 to 4 percent.',
    );
  });

  it('joins lines that a mail program broke', () => {
    const idea =
      'We moved.\n\nThe whole team had carried boxes all night, and nobody had slept at\nall when the first customer came in. iPhones were lost.';
    expect(outline({ idea }).text.split('\n\n')[1]).toBe(
      'The whole team had carried boxes all night, and nobody had slept at all when the first customer came in. iPhones were lost.',
    );
  });

  it('makes the items that a bare subject announces', () => {
    const { text, gaps } = outline({ idea: '5 tips for first-time managers' });
    expect(text.startsWith('5 tips for first-time managers\n\n[')).toBe(true);
    expect(text).toContain('5. [Point 5: what is the point, with an example?]');
    expect(text).not.toContain('6. [');
    expect(gaps).toHaveLength(6);
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
    const { text } = outline({
      idea: '#hiring #sales\nWhat I ask first:\n1) Who decides?\n2) By when?\n3) What happens if not?',
    });
    expect(text).toBe(
      'What I ask first:\n\n1. Who decides?\n2. By when?\n3. What happens if not?\n\n[Which step do people skip, and what happens then?]\n\n#hiring #sales',
    );
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
    expect(text).toContain('We met in Leeds.\n\nFrom “The Tide Mill”: “The mill turns twice a day.”');
    expect(text).not.toContain('Hello');
  });

  it('says of every text what share of its lines is gaps', () => {
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
        const { text, gaps } = outline({ idea: given, format });
        expect(gaps.length).toBe(findGaps(text).length);
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
