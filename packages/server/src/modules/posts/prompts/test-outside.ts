import { expect } from 'vitest';

/** For tests: the prompt without what stands between its own marks; fails when a mark is not one of them. */
export function outsideOf(prompt: string): string {
  const id = /<<<DATA id=([0-9a-f]{16})>>>/.exec(prompt)?.[1] ?? '';
  const visible = prompt.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Mn}]/gu, '');
  const opened = visible.split(`<<<DATA id=${id}>>>`).length;
  expect(visible.split(`<<<END DATA id=${id}>>>`)).toHaveLength(opened);
  expect(visible.match(/[<＜﹤‹«〈⟨〈❮❬❰˂ᐸ⟪《≪]{3}|⋘/g)).toHaveLength((opened - 1) * 2);
  return prompt.replace(/<<<DATA id=\w+>>>[\s\S]*?<<<END DATA id=\w+>>>/g, '');
}
