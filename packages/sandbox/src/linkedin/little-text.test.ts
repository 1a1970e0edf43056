import { describe, expect, test } from 'vitest';
import { renderedLength, renderLittleText } from './little-text.ts';

const RESERVED = String.raw`\|{}@[]()<>#*_~`;
const render = (text: string) => renderLittleText(text, () => true);

describe('3.5 reserved characters', () => {
  test.each(Array.from(RESERVED))(
    '%s cuts the text when it is not escaped, without any error',
    (character) => {
      expect(render(`before ${character} after`)).toEqual({ text: 'before ', cut: true, marks: [] });
    },
  );

  test.each(Array.from(RESERVED))('%s is itself when it is escaped', (character) => {
    expect(render(`before \\${character} after`)).toEqual({
      text: `before ${character} after`,
      cut: false,
      marks: [],
    });
  });

  test('nothing else is reserved', () => {
    const free = '%&$!?+=-.,;:\'"/^`\n€😀é漢字';
    expect(render(free)).toEqual({ text: free, cut: false, marks: [] });
  });

  test('a backslash before an ordinary character is not an escape', () => {
    expect(render(String.raw`C:\temp`).text).toBe('C:');
    expect(render(String.raw`C:\\temp`).text).toBe(String.raw`C:\temp`);
  });

  test('escaping twice shows backslashes', () => {
    expect(render(String.raw`a \\\(b\\\)`).text).toBe(String.raw`a \(b\)`);
  });
});

describe('3.5 hashtags', () => {
  test('short form: one word after a non-word character', () => {
    expect(render('Hi #Überblick2 all')).toEqual({
      text: 'Hi #Überblick2 all',
      cut: false,
      marks: [{ kind: 'hashtag', target: 'Überblick2', start: 3, length: 11 }],
    });
  });

  test.each(['C#', 'C# rocks', 'a#b', '# 1', '#'])(
    '%s starts no hashtag, so an unescaped sign cuts',
    (text) => {
      const { cut, marks } = render(text);
      expect(cut).toBe(true);
      expect(marks).toEqual([]);
    },
  );

  test('an underscore ends the tag and cuts', () => {
    expect(render('#snake_case')).toMatchObject({ text: '#snake', cut: true });
  });

  test.each([
    String.raw`{hashtag|\#|growth}`,
    '{hashtag|#|growth}',
    '{hashtag|＃|growth}',
    String.raw`{hashtag|\＃|growth}`,
  ])('template form %s', (text) => {
    expect(render(`x ${text}`)).toEqual({
      text: 'x #growth',
      cut: false,
      marks: [{ kind: 'hashtag', target: 'growth', start: 2, length: 7 }],
    });
  });

  test('a template that is not whole cuts', () => {
    expect(render(String.raw`x {hashtag|\#|growth`)).toMatchObject({ text: 'x ', cut: true });
    expect(render('x {Hashtag|#|a}')).toMatchObject({ text: 'x ', cut: true });
  });
});

describe('3.5 mentions', () => {
  test('name and URN without a space between', () => {
    expect(render('By @[Ada \\(L\\)](urn:li:person:aB-_1) now')).toEqual({
      text: 'By Ada (L) now',
      cut: false,
      marks: [{ kind: 'mention', target: 'urn:li:person:aB-_1', start: 3, length: 7 }],
    });
    expect(render('By @[Ada] (urn:li:person:a)')).toMatchObject({ text: 'By ', cut: true });
    expect(render('mail a@b.example')).toMatchObject({ text: 'mail a', cut: true });
  });

  test('a name that does not match stays plain text', () => {
    expect(renderLittleText('@[Someone](urn:li:person:a)', () => false)).toEqual({
      text: 'Someone',
      cut: false,
      marks: [],
    });
  });
});

describe('3.5 length', () => {
  test('is that of the unescaped text in UTF-16 units, also behind a cut', () => {
    expect(renderedLength(String.raw`\(a\) {hashtag|\#|b} 😀`)).toBe('(a) #b 😀'.length);
    expect(renderedLength('a (b) c')).toBe(7);
  });
});
