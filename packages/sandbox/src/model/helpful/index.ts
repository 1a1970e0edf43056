import { isRecord } from '../../guards.ts';
import type { Prompt } from '../prompt.ts';
import { blocksOf, paragraphsOf } from './blocks.ts';
import { edit, mend } from './edit.ts';
import { endings, openings, openSentences, opinion, question } from './lines.ts';
import { passages } from './passages.ts';
import { planAgent } from './plan.ts';
import { writePost } from './post.ts';

/**
 * The answer of a model that follows its instructions, by fixed rules and deterministic. Undefined for an unknown task.
 * The task is outside the data, its text inside.
 */
export function help(prompt: Prompt, schema: unknown, invents: string): string | undefined {
  const blocks = blocksOf(prompt);
  const { outside: task } = prompt;
  const properties = isRecord(schema) && isRecord(schema['properties']) ? schema['properties'] : {};
  // Servers that cannot enforce a schema get the format described in words.
  const wants = (name: string) => name in properties || task.includes(`{"${name}":`);
  if (wants('question')) return JSON.stringify(question(prompt.data.join('\n')));
  const text = blocks.text(/^The (?:text|part|post):$/u) || (prompt.data[0]?.trim() ?? '');
  if (wants('steps') && /^Turn the description of an agent into steps/mu.test(task))
    return JSON.stringify(planAgent(text));
  if (wants('worthAPost'))
    return JSON.stringify({
      worthAPost: true,
      reason: '',
      // The facts follow a blank line, after the title and the address.
      post: paragraphsOf(text).slice(1).join('\n\n').slice(0, 1_200),
    });
  if (wants('open') && /^Draft, one sentence a line:$/mu.test(task))
    return JSON.stringify({
      open: openSentences(blocks.text(/^Draft,/u), blocks.text(/^Material:$/u)),
    });
  if (wants('openings')) return JSON.stringify({ openings: openings(text) });
  if (wants('endings'))
    return JSON.stringify({ endings: endings(text, /^They are to bring (.*)$/mu.exec(task)?.[1] ?? '') });
  const wish = blocks.text(/^What the author asks/u);
  if (/^Answer the author of the text below/mu.test(task))
    return JSON.stringify(wish.endsWith('?') ? { words: opinion(text) } : { text: edit(text, '', wish) });
  const quoted = passages(blocks, task, schema);
  if (quoted !== undefined) return JSON.stringify(quoted);
  if (schema !== undefined) return undefined;
  const named = /^Task: (.*)$/mu.exec(task)?.[1];
  if (named !== undefined) return edit(text, named, wish);
  if (/^Mend the post below/mu.test(task)) return mend(text, blocks.text(/^What is wrong/u));
  return /^Write one LinkedIn post/mu.test(task) ? writePost(blocks, task, invents) : undefined;
}
