import { expect } from 'vitest';

/** The prompt without the content between its own markers. Fails on any other marker. */
export function outsideOf(prompt: string): string {
  const id = /<<<DATA id=([0-9a-f]{16})>>>/.exec(prompt)?.[1] ?? '';
  const visible = prompt.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Mn}]/gu, '');
  const opened = visible.split(`<<<DATA id=${id}>>>`).length;
  expect(visible.split(`<<<END DATA id=${id}>>>`)).toHaveLength(opened);
  expect(visible.match(/[<＜﹤‹«〈⟨〈❮❬❰˂ᐸ⟪《≪]{3}|⋘/g)).toHaveLength((opened - 1) * 2);
  return prompt.replace(/<<<DATA id=\w+>>>[\s\S]*?<<<END DATA id=\w+>>>/g, '');
}

export function insideOf(prompt: string): string {
  const id = /<<<DATA id=([0-9a-f]{16})>>>/.exec(prompt)?.[1] ?? '';
  const blocks = prompt.split(`<<<DATA id=${id}>>>`).slice(1);
  return blocks.map((block) => block.split(`<<<END DATA id=${id}>>>`)[0] ?? '').join('\n');
}

export function rulesOf(prompt: string): string[] {
  const rules = prompt.split('\n').filter((line) => line.startsWith('- ') && line.length > 40);
  const own = rules.filter((line) => !insideOf(prompt).includes(line));
  expect(own.length).toBeGreaterThan(3);
  return own.map((line) => line.slice(2));
}
