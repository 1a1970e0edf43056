import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { docxFile, pdfFile, textFile, type GivenFile } from '../support/documents.ts';
import { signUp, startJourney } from '../support/journey.ts';
import { startModelProgram } from '../support/model-program.ts';
import { expectAccessible, expectVariantAccessible } from '../support/screens.ts';

const journey = startJourney();
const program = startModelProgram();

type Brought = { kind: 'Text or notes' | 'Transcript'; text: string } | { kind: 'File'; file: GivenFile };

interface Way {
  name: string;
  brought: Brought;
  /**
   * Asks who wrote it after reading. For notes that is known beforehand, and for a conversation the speaker is chosen
   * next to it.
   */
  asksWho: boolean;
  figure: string;
}

const file = (given: GivenFile): Brought => ({ kind: 'File', file: given });

const ways: readonly Way[] = [
  {
    name: 'notes',
    brought: {
      kind: 'Text or notes',
      text: 'Moved the stock room in May.\n- we took 17 days, planned for 30\n- nobody lost a parcel\n- Priya drew a map of every shelf before the first box was packed',
    },
    asksWho: false,
    figure: '17',
  },
  {
    name: 'the transcript of a meeting',
    brought: {
      kind: 'Transcript',
      text: 'Priya Sharma  10:02\nWe closed the shop on Mondays from March.\n\nTom Beck  10:03\nTakings fell by 4 percent, and two people stopped looking for other jobs.\n\nPriya Sharma  10:05\nI would do it again tomorrow.',
    },
    asksWho: false,
    figure: '4',
  },
  {
    name: 'the transcript of a video',
    brought: {
      kind: 'Transcript',
      text: '0:00\nSo last spring we stopped printing the price list.\n0:06\nWe had paid for 2,600 copies every quarter.\n0:12\nIn a year three customers asked where it was.',
    },
    asksWho: true,
    figure: '2,600',
  },
  {
    name: 'a TXT file',
    brought: file(
      textFile(
        'bakery.txt',
        'text/plain',
        'Our oven broke on a Friday in December.\n\nA baker two streets away lent us hers for 9 nights. We paid her in flour. Nobody waited for bread.',
      ),
    ),
    asksWho: true,
    figure: '9',
  },
  {
    name: 'an MD file',
    brought: file(
      textFile(
        'hiring.md',
        'text/markdown',
        '# Hiring without a CV\n\nWe asked **58 people** for one page about a fault they had mended.\n\n- Three wrote about somebody else’s fault.\n- We hired the one who had drawn it.',
      ),
    ),
    asksWho: true,
    figure: '58',
  },
  {
    name: 'an SRT file',
    brought: file(
      textFile(
        'talk.srt',
        'application/x-subrip',
        '1\n00:00:01,000 --> 00:00:04,000\nWe answered every ticket within 35 minutes.\n\n2\n00:00:05,000 --> 00:00:09,000\nThen we stopped and wrote the page that the tickets asked for.\n',
      ),
    ),
    asksWho: true,
    figure: '35',
  },
  {
    name: 'a VTT file',
    brought: file(
      textFile(
        'call.vtt',
        'text/vtt',
        'WEBVTT\n\n00:00:03.000 --> 00:00:05.000\n<v Priya Sharma>We took six fields out of the form.</v>\n\n00:00:09.000 --> 00:00:12.000\n<v Tom Beck>Support got 210 questions fewer in a month.</v>\n',
      ),
    ),
    asksWho: false,
    figure: '210',
  },
  {
    name: 'a DOCX file',
    brought: file(
      docxFile('night.docx', [
        'The import failed at three in the morning.',
        'We moved 44 customers by hand before breakfast.',
        'On Monday nobody rang.',
      ]),
    ),
    asksWho: true,
    figure: '44',
  },
  {
    name: 'a PDF file',
    brought: file(
      pdfFile('report.pdf', [
        'We put the returns desk beside the door.',
        'Returns took 3.5 minutes instead of eleven.',
        'Two customers came in to thank us.',
      ]),
    ),
    asksWho: true,
    figure: '3.5',
  },
];

async function bring(page: Page, dialog: Locator, { brought, asksWho }: Way): Promise<void> {
  await dialog.getByText(brought.kind, { exact: true }).first().click();
  if (brought.kind === 'Text or notes') {
    await dialog.getByText('I did', { exact: true }).click();
    await expectAccessible(page, 'Write, notes as a source');
  }
  if (brought.kind === 'File') await dialog.locator('input[type=file]').setInputFiles(brought.file);
  else {
    await dialog.getByRole('textbox', { name: brought.kind, exact: true }).fill(brought.text);
    await dialog.getByRole('button', { name: 'Add source' }).press('Enter');
  }
  if (asksWho) await dialog.getByRole('button', { name: 'I did' }).click();
}

it('writes from notes, transcripts and files of each kind, and marks what it used of each', async () => {
  const page = await journey.open();
  await signUp(page, program.url);
  const editor = page.getByRole('textbox', { name: 'Post text', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Add a source' });
  const whole = (figure: string) => new RegExp(`(?<![\\d.,])${RegExp.escape(figure)}(?![\\d.,]*\\d)`);
  await page.goto(`${program.url}/dashboard/generate-post`);
  for (const way of ways) {
    const { name, figure } = way;
    await page.getByRole('button', { name: 'Add a source' }).click();
    await bring(page, dialog, way);
    await expect.poll(() => dialog.count(), { message: name }).toBe(0);
    await page.getByRole('button', { name: /^(?:Write|Outline)/ }).press('Enter');
    await expect.poll(() => editor.inputValue(), { message: name }).toMatch(whole(figure));
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('group', { name: 'Beside the draft' }).getByText('Source', { exact: true }).click();
    const used = page.getByRole('article').locator('mark', { hasText: whole(figure) });
    await expect.poll(() => used.count(), { message: name }).toBe(1);
    if (name === 'the transcript of a meeting') await expectVariantAccessible(page, `Write, beside ${name}`);
    await page.getByRole('button', { name: 'New post' }).press('Enter');
    await page.getByText('A page, a file, an earlier post or a transcript to write from.').waitFor();
  }
});
