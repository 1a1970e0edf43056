import { isRecord } from '../guards.ts';
import type { ModelSettings } from './settings.ts';

export type Message = { role: string; text: string };

/** A parsed prompt: the marked data, and everything else. */
export type Prompt = {
  messages: Message[];
  data: string[];
  /** The same data, each with the line before its marker, or before the first of several in a row. */
  blocks: { label: string; text: string }[];
  outside: string;
  system: string;
  lastUser: string;
};

/** The text of a message's content, which is a string or a list of parts. Only text parts count. */
export function contentText(content: unknown): string | undefined {
  if (typeof content === 'string') return content;
  if (content === null) return '';
  if (!Array.isArray(content)) return undefined;
  const texts: string[] = [];
  for (const part of content) {
    if (!isRecord(part) || typeof part['type'] !== 'string') return undefined;
    if (typeof part['text'] === 'string') texts.push(part['text']);
  }
  return texts.join('\n');
}

export function readPrompt(messages: Message[], settings: ModelSettings): Prompt {
  const blocks: Prompt['blocks'] = [];
  const outside: string[] = [];
  for (const message of messages) {
    const parts = splitData(message.text, settings);
    blocks.push(...parts.blocks);
    outside.push(parts.outside);
  }
  const system = messages
    .filter(({ role }) => role === 'system' || role === 'developer')
    .map(({ text }) => text);
  const user = messages.findLast(({ role }) => role === 'user');
  return {
    messages,
    data: blocks.map(({ text }) => text),
    blocks,
    outside: outside.join('\n'),
    system: system.join('\n'),
    lastUser: user?.text ?? '',
  };
}

/**
 * Extracts marked blocks from a text. A block only ends at the marker with its own id, or otherwise at the end of the
 * text.
 */
function splitData(text: string, settings: ModelSettings): Pick<Prompt, 'blocks' | 'outside'> {
  const open = new RegExp(settings.dataOpen, 'g');
  const blocks: Prompt['blocks'] = [];
  let outside = '';
  let position = 0;
  for (let match = open.exec(text); match !== null; match = open.exec(text)) {
    const before = text.slice(position, match.index);
    outside += `${before}\n`;
    const start = match.index + match[0].length;
    const close = new RegExp(settings.dataClose.replaceAll('{id}', RegExp.escape(match[1] ?? '')), 'g');
    close.lastIndex = start;
    const end = close.exec(text);
    // Blocks in a row have the label of the first.
    const line = before.trimEnd().split('\n').at(-1)?.trim() ?? '';
    blocks.push({
      label: line === '' ? (blocks.at(-1)?.label ?? '') : line,
      text: text.slice(start, end?.index ?? text.length),
    });
    position = end === null ? text.length : end.index + end[0].length;
    open.lastIndex = position;
  }
  return { blocks, outside: outside + text.slice(position) };
}
