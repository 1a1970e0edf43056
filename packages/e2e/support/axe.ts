import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  var axe: typeof axeCore | undefined;
}

/** Half the size of the file that `axe-core` exports, and every page has to read it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colours = ['color-contrast', 'link-in-text-block'];

/**
 * The violations found by axe in the page and its frames: the rule, the place and the fix. Behind an open modal dialog
 * nothing can be reached, so only the dialog is looked at.
 */
export async function violationsOf(page: Page, asked: 'everything' | 'colours'): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source);
  return page.evaluate(
    async (runOnly) => {
      const dialog = document.querySelector('[role="dialog"][aria-modal="true"]');
      const found = await globalThis.axe?.run(dialog ?? document, { runOnly, resultTypes: ['violations'] });
      if (found === undefined) throw new Error('axe is not in the page.');
      return found.violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`).join(' | ')}`,
      );
    },
    asked === 'everything'
      ? ({ type: 'tag', values: everything } as const)
      : ({ type: 'rule', values: colours } as const),
  );
}
