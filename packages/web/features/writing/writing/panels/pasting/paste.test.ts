import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cleanText, readPaste, withoutTracking } from './paste.ts';

// The journey tests pasting with the browser's own parser. This test uses another one without a browser.
const { window } = parseHTML('<html><body></body></html>');
beforeAll(() => void vi.stubGlobal('Element', window.Element));
afterAll(() => void vi.unstubAllGlobals());

const read = (html: string) => {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  return readPaste(document);
};
const textOf = (html: string) => read(html).text;

const wordItem = (sign: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span>${words}<o:p></o:p></p>`;

test('lists from Word keep the sign of their kind, and count anew after a paragraph', () => {
  const html = `<p>First:</p>${wordItem('1.', 'One')}${wordItem('2.', 'Two')}<p>Then:</p>${wordItem('1)', 'Three')}<p>And:</p>${wordItem('·', 'Four')}`;
  expect(textOf(html)).toBe('First:\n\n1. One\n2. Two\n\nThen:\n\n1. Three\n\nAnd:\n\n• Four');
});

test('lists of the web keep their start and stand in each other', () => {
  expect(textOf('<ol start="4"><li>Four</li><li>Five<ul><li>Inner</li></ul></li></ol>')).toBe(
    '4. Four\n5. Five\n  • Inner',
  );
  expect(textOf('<ol start="x"><li>One</li></ol>')).toBe('1. One');
  expect(textOf('<li>Alone</li>')).toBe('• Alone');
});

test('the wrapper of Google Docs is not bold, and what it says of weight is', () => {
  const html = `<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Bold</span> and <span style="font-style:italic">slanted</span></p></b>`;
  expect(read(html)).toMatchObject({ text: 'Bold and slanted', marked: '𝗕𝗼𝗹𝗱 and 𝘴𝘭𝘢𝘯𝘵𝘦𝘥' });
});

test('links, hashtags and addresses are never set in look-alike letters', () => {
  const html = '<p><b>Read https://example.com/a</b> <b>#hiring</b> <b>jo@acme.com</b></p>';
  expect(read(html).marked).toBe('Read https://example.com/a #hiring jo@acme.com');
});

test('what is hidden, scripted or drawn is left out, and emoji that are pictures stay', () => {
  const html =
    '<p>Seen<span style="display:none">hidden</span><span aria-hidden="true">¶</span></p><style>p{}</style><script>x()</script><svg><text>no</text></svg><p>Go <img alt="🚀"><img alt="A chart"></p>';
  expect(textOf(html)).toBe('Seen\n\nGo 🚀');
});

test('a table is lines, and code keeps its own', () => {
  expect(textOf('<table><tr><td>a</td><td>b\n c</td></tr><tr><td>d</td><td></td></tr></table>')).toBe(
    'a | b c\nd |',
  );
  expect(textOf('<table><tr><td></td><td>May</td></tr><tr><td>Sum</td><td>4</td></tr></table>')).toBe(
    '| May\nSum | 4',
  );
  expect(textOf('<pre>one\n  two</pre>')).toBe('one\n  two');
});

test('what only counts clicks goes, in the middle of a sentence too, and the rest of the link stays', () => {
  const found = new Set<string>();
  expect(
    withoutTracking(
      'See https://a.example/x?utm_source=li&id=7&fbclid=9#part, or (https://b.example/?gclid=1).',
      found,
    ),
  ).toBe('See https://a.example/x?id=7#part, or (https://b.example/).');
  expect([...found]).toEqual(['utm_source', 'fbclid', 'gclid']);
  expect(withoutTracking('https://a.example/?q=utm_source')).toBe('https://a.example/?q=utm_source');
});

test('what cannot be seen goes; joiners that make one sign of several stay', () => {
  expect(cleanText('a\u00ad\u200bb\u00a0c\r\nd\u2028e  \n')).toBe('ab c\nd\ne\n');
  expect(cleanText('👩\u200d💻 क्\u200dष')).toBe('👩\u200d💻 क्\u200dष');
});

test('the empty paragraphs of Word leave no space before the next, and LinkedIn’s spoken hashtags no word', () => {
  expect(textOf('<p>One</p><p><o:p>&nbsp;</o:p></p><p>Two</p>')).toBe('One\n\nTwo');
  expect(textOf('<p>Done <a href="#"><span>hashtag</span><span>#</span>forms</a></p>')).toBe('Done #forms');
  expect(textOf('<p>My hashtag #forms</p>')).toBe('My hashtag #forms');
});

test('nothing but space is nothing to paste', () => {
  expect(textOf('<p> </p><p>&nbsp;</p>')).toBe('');
});
