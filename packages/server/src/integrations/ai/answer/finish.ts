import { firstOption, isPreface, withoutFrame } from './frame.ts';
import { fromJson } from './json-text.ts';
import { withoutHtml, withoutMarkdown, withoutQuotes } from './markup.ts';
import { kindOf, type AnswerKind } from './reply.ts';
import { withoutThinking } from './thinking.ts';
import * as words from './words-about-answers.ts';

const fenced = /^(`{3,}|~{3,})[\w-]*[ \t]*\n([\s\S]*?)\n?\1(?=\s|$)/;
const openFence = /^(?:`{3,}|~{3,})[\w-]*[ \t]*\n/;
const marks = /^<<<[^\n]*>>>[ \t]*\n?|\n?<<<[^\n]*>>>[ \t]*$/g;

/** The inside of a code fence, where the answer begins with one. */
function withoutFence(text: string): string {
  const [, , inside] = fenced.exec(text) ?? [];
  return (inside ?? text.replace(openFence, ''))
    .replace(/\n?`{3}\s*$/, inside === undefined ? '' : '$&')
    .trim();
}

const openScalar = /^(?:post|text|content|draft|body):[ \t]*[|>][-+]?[ \t]*\n(?=[ \t]+\S)/;

/** The text under a key of YAML. */
function withoutKey(text: string): string {
  if (!openScalar.test(text)) return text;
  const inside = text.replace(openScalar, '');
  const [indent = ''] = /^[ \t]+/.exec(inside) ?? [];
  return inside.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim();
}

/** Of a thought without an end, what follows the last passage that introduces a text. */
function afterThought(thought: string): string {
  const passages = thought.split(/\n\s*\n/);
  const at = passages.findLastIndex((passage, index) => index < passages.length - 1 && isPreface(passage));
  return at < 0 ? '' : passages.slice(at + 1).join('\n\n');
}

const open = String.raw`[ \t]*(?:\[|<|-{2,}|={2,}|\*{2,})[ \t]*`;
const close = String.raw`[ \t]*(?:\]|>|-{2,}|={2,}|\*{2,})[ \t]*`;
const beginMark = new RegExp(String.raw`^(?:[^]*\n)?${open}(?:begin|start)\b[^\n]{0,40}?${close}\n`, 'i');
const endMark = new RegExp(String.raw`\n${open}end\b([^\n]{0,40}?)${close}(?:\n[^]*)?$`, 'i');

/**
 * Without the lines that say where the text begins and ends, as “--- BEGIN POST ---” and “[End of post]” do, and what
 * stands outside them. Alone, “--- End of an era ---” names no text, and is the author's.
 */
function withoutBounds(text: string): string {
  const [ending = '', name = ''] = endMark.exec(text) ?? [];
  if (ending === '') return text;
  const inside = text.slice(0, -ending.length);
  const isNamed = words.thing.test(name) || words.looseThing.test(name);
  return isNamed || beginMark.test(inside) ? inside.replace(beginMark, '').trim() : text;
}

/** Thoughts under a heading, up to the heading of the answer. */
function afterThinkingHeading(text: string): string {
  const lines = text.split('\n');
  const isHead = (line: string, of: RegExp) => {
    const head = /^\s*(?:#{1,6}\s+|\*\*)([^*:：]{1,40})|^([^*:：]{1,40})[:：][*_\s]*$/.exec(line);
    return head !== null && of.test(head[1] ?? head[2] ?? '');
  };
  if (!isHead(lines[0] ?? '', words.thinking)) return text;
  const at = lines.findLastIndex(
    (line, index) => index > 0 && (isHead(line, words.answer) || isHead(line, words.thing)),
  );
  return at < 0
    ? text
    : lines
        .slice(at + 1)
        .join('\n')
        .trim();
}

/** A last passage that breaks off in a sentence, under passages that end theirs. */
export function looksCut(text: string): boolean {
  const ends = /[.!?…।:;)\]"”’»“*]$|\p{Extended_Pictographic}\ufe0f?$/u;
  const passages = text.split(/\n\s*\n/).map((passage) => passage.trim());
  const last = passages.at(-1)?.split('\n').at(-1) ?? '';
  if (
    passages.length < 2 ||
    last.length < 40 ||
    ends.test(last) ||
    /^\s*(?:[-•\d#@→✅]|\p{Extended_Pictographic})|https?:|[#@]\S+$/u.test(last)
  )
    return false;
  return passages.slice(0, -1).every((passage) => ends.test(passage));
}

/** What a model answered, without everything that is not the text. */
export interface FinishedAnswer {
  /** Null when the answer is JSON without a text. */
  text: string | null;
  kind: AnswerKind;
}

/**
 * Takes the text out of a whole answer: it removes thoughts, prefaces, labels, titles, rulers, quotation marks, Markdown,
 * postscripts, word counts, code fences and JSON, and takes the first of several options. `own` is the text that was to be
 * changed; what stands in it stays.
 */
export function finishAnswer(answer: string, own = ''): FinishedAnswer {
  const isEdit = own !== '';
  const thought = withoutThinking(answer.replace(/\r\n?/g, '\n'));
  let text = (thought.isOpen ? afterThought(thought.text) : afterThinkingHeading(thought.text))
    .replace(marks, '')
    .trim();
  for (let round = 0; round < 4; round += 1) {
    const before = text;
    const json = fromJson(text);
    if (json === null) return { text: null, kind: 'text' };
    text = withoutKey(withoutFence(json.trim()));
    text = withoutHtml(withoutBounds(text), own);
    text = firstOption(text);
    text = withoutFrame(text, own);
    text = firstOption(text);
    if (!own.startsWith(text.slice(0, 1))) text = withoutQuotes(text);
    if (text === before) break;
  }
  text = withoutMarkdown(text, own);
  const kind = isEdit && kindOf(own) !== 'text' ? 'text' : kindOf(text);
  return { text, kind };
}
