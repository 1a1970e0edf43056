import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp, startJourney, testPassword } from '../support/journey.ts';
import { isLong } from '../support/long.ts';
import { desktop, expectAccessible, expectVariantAccessible } from '../support/screens.ts';

const journey = startJourney();
const text = `We took four fields (nobody had asked for them) out of our sign-up form.

To be honest, it was really a very small change. Forms are everywhere on the web today, and designers know them well. People do not enjoy them much. Before, 41 in a hundred finished it; after, 63.

Which field would you drop first? #forms`;

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Post text', exact: true });
const saved = (page: Page) => page.getByText(/^Saved \d/).waitFor();

async function begin(): Promise<{ page: Page; editor: Locator }> {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  const editor = editorOf(page);
  await editor.fill(text);
  await saved(page);
  return { page, editor };
}

/** Pastes like a browser, with clipboard content from another program. */
async function paste(editor: Locator, html: string): Promise<void> {
  await editor.evaluate((field, content) => {
    const data = new DataTransfer();
    data.setData('text/html', content);
    data.setData('text/plain', 'unformatted');
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);
}

it('says that a rewrite needs a model, compares versions, restores one, and undoes after a reload', async () => {
  const { page, editor } = await begin();
  // Without a model nothing can be rewritten, and the panel links to the page where one is connected.
  await page.getByRole('button', { name: 'Assist', exact: true }).first().click();
  const assist = page.getByRole('region', { name: 'Assist' });
  await assist.getByText('No model is connected.').waitFor();
  await expect
    .poll(() => assist.getByRole('link', { name: 'Connect a model' }).getAttribute('href'))
    .toMatch(/^\/dashboard\/models\?from=/);
  for (const name of [/^Shorter/, /^Openings/, /^Send/])
    await expect.poll(() => assist.getByRole('button', { name }).isDisabled()).toBe(true);
  await expectAccessible(page, 'Write, assist without a model');
  // Replacing all creates a separate version, whereas typing extends the previous one.
  const shorter = text.replace('To be honest, ', '');
  await editor.press('Control+f');
  const find = page.getByRole('search', { name: 'Find and replace' });
  await find.getByRole('textbox', { name: 'Find', exact: true }).fill('To be honest, ');
  const saving = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await find.getByRole('button', { name: 'Replace all' }).click();
  await saving;
  await saved(page);

  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.locator('del').first().waitFor();
  await expectAccessible(page, 'Write, its versions');
  await versions.getByRole('listitem').filter({ hasText: 'You' }).first().getByRole('button').press('Enter');
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await versions.waitFor({ state: 'detached' });
  await expect.poll(() => editor.inputValue()).toBe(text);
  await saved(page);

  await page.reload();
  await expect.poll(() => editor.inputValue()).toBe(text);
  await editor.press('Control+z');
  await expect.poll(() => editor.inputValue()).toBe(shorter);
  await editor.press('Control+Shift+z');
  await expect.poll(() => editor.inputValue()).toBe(text);
  await page.getByRole('button', { name: 'Versions' }).click();
  await versions.getByRole('listitem').filter({ hasText: 'Restored version' }).first().waitFor();
});

it.runIf(isLong)('keeps every version, and shows older ones where the list ends', async () => {
  const { page } = await begin();
  // Sixty saves, each from another tab, make sixty versions.
  await page.evaluate(async () => {
    const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const list = await (await fetch('/api/posts', { headers })).text();
    const id = /"id":"([\w-]+)"/.exec(list)?.[1] ?? '';
    const version = Number(/"version":(\d+)/.exec(list)?.[1]);
    for (let count = 0; count < 60; count += 1) {
      const body = { version: version + count, text: `Kept ${count + 1}.`, tab: crypto.randomUUID() };
      const saving = { method: 'PATCH', headers, body: JSON.stringify(body) };
      const { status } = await fetch(`/api/posts/${id}`, saving);
      if (status !== 200) throw new Error(`Save ${count + 1} was refused.`);
    }
  });
  await page.reload();
  await expect.poll(() => editorOf(page).inputValue()).toBe('Kept 60.');
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  const shown = versions.getByRole('listitem');
  await expect.poll(() => shown.count()).toBe(49);
  await versions.getByRole('button', { name: 'Show older versions' }).press('Enter');
  await expect.poll(() => shown.count()).toBe(61);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Kept 11.');
  await shown.last().getByRole('button').press('Enter');
  await versions.getByRole('heading', { name: /^Version 1 ·/ }).waitFor();
  await expectVariantAccessible(page, 'Write, all its versions');
});

it('finds and replaces by keyboard, inserts a snippet by its name, suggests own hashtags', async () => {
  const { page, editor } = await begin();
  await editor.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+f');
  const find = page.getByRole('search', { name: 'Find and replace' });
  await find.getByRole('textbox', { name: 'Find', exact: true }).fill('form');
  await find.getByText('1 of 3').waitFor();
  await page.keyboard.press('Enter');
  await find.getByText('2 of 3').waitFor();
  await find.getByRole('button', { name: 'Whole words' }).click();
  await find.getByText('1 of 1').waitFor();
  await expectAccessible(page, 'Write, finding');
  await find.getByRole('textbox', { name: 'Replace with' }).fill('page');
  await find.getByRole('button', { name: 'Replace all' }).click();
  await expect.poll(() => editor.inputValue()).toBe(text.replace('sign-up form', 'sign-up page'));
  await find.getByRole('textbox', { name: 'Find', exact: true }).press('Escape');
  await find.waitFor({ state: 'detached' });
  await editor.press('Control+z');
  await expect.poll(() => editor.inputValue()).toBe(text);

  await page.getByRole('button', { name: 'Emoji', exact: true }).click();
  await page.getByRole('textbox', { name: 'Find an emoji' }).fill('launch');
  await expectAccessible(page, 'Write, picking an emoji');
  await page.getByRole('textbox', { name: 'Find an emoji' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect.poll(() => editor.inputValue()).toMatch(/\p{Extended_Pictographic}/u);
  await editor.press('Control+z');

  // Formatting by shortcuts. Undo moves the caret back to the change and scrolls to it.
  await editor.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 7));
  await page.keyboard.press('Control+Shift+X');
  await expect.poll(() => editor.inputValue()).toContain('We t̶o̶o̶k̶ four');
  await editor.press('Control+z');
  await expect.poll(() => editor.inputValue()).toBe(text);
  const selected = () =>
    editor.evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd]);
  await expect.poll(selected).toEqual([3, 7]);
  await editor.fill(`${'One line of many.\n'.repeat(70)}The zebra.`);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+f');
  await find.getByRole('textbox', { name: 'Find', exact: true }).fill('zebra');
  const shown = page.locator('[aria-hidden="true"] span', { hasText: /^zebra$/ });
  await expect
    .poll(async () => ((await shown.boundingBox())?.y ?? Infinity) < desktop.height - 20)
    .toBe(true);
  await page.keyboard.press('Escape');

  // On a phone each shortcut scrolls its target clear of the bars above and below.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await editor.fill(
    `${'A zigzag of a line.\n'.repeat(12)}The zebra.\n${'Another line of zeb.\n'.repeat(60)}`,
  );
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+f');
  for (const [at, key] of Array.from('zebra').entries()) {
    await page.keyboard.press(key);
    const words = 'zebra'.slice(0, at + 1);
    const found = page.locator('[aria-hidden="true"] span', { hasText: RegExp(`^${words}$`) });
    await found.waitFor({ state: 'attached' });
    // Half a second at sixty frames. The highlighted elements are recreated when the checks of such a long text arrive,
    // so each frame looks them up again.
    const inSight = editor.evaluate(async (field, looked) => {
      let over: string | null | undefined;
      for (let frame = 0; frame < 30 && over !== 'Post text'; frame += 1) {
        await new Promise(requestAnimationFrame);
        const spans = Array.from(field.parentElement?.querySelectorAll('span') ?? []);
        const mark = spans.find(({ textContent }) => textContent === looked);
        if (mark === undefined) continue;
        const { left, top, width, height } = mark.getBoundingClientRect();
        const under = document.elementFromPoint(left + width / 2, top + height / 2);
        over = under?.getAttribute('aria-label') ?? under?.tagName;
      }
      return over;
    }, words);
    expect({ key, over: await inSight }).toEqual({ key, over: 'Post text' });
  }
  await page.keyboard.press('Escape');
  // The caret moves to the match one frame later.
  await expect
    .poll(() =>
      editor.evaluate(
        (field) =>
          field === document.activeElement && field instanceof HTMLTextAreaElement && field.selectionEnd > 0,
      ),
    )
    .toBe(true);
  // Text typed at the end of a long post stays above the bar below it.
  await editor.press('Control+End');
  await page.keyboard.type('The last words');
  const below = page.getByRole('region', { name: 'Publishing' });
  const covered = async () => {
    const end = await editor.evaluate(
      (field) =>
        field.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(field).paddingBottom),
    );
    return end - ((await below.boundingBox())?.y ?? 0);
  };
  await expect.poll(covered).toBeLessThanOrEqual(0);
  await page.setViewportSize(desktop);
  await editor.fill(text);

  // Suggestions are reached by shortcuts, and a single undo reverts a fix exactly.
  const review = page.getByRole('region', { name: 'Review' });
  const told = text.replace('Forms are', 'At the end of the day, forms are');
  await editor.fill(told);
  await review.getByText(/\d suggestions?/).waitFor();
  await page.keyboard.press('F8');
  await page.keyboard.press('Shift+F8');
  await review.getByRole('button', { name: /^Review/ }).press('Enter');
  await expectAccessible(page, 'Write, the review');
  const fix = review
    .getByRole('listitem')
    .filter({ hasText: 'At the end of the day' })
    .getByRole('button')
    .nth(1);
  await fix.press('Enter');
  await expect.poll(() => editor.inputValue()).not.toBe(told);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('section')?.ariaLabel))
    .toBe('Review');
  await editor.press('Control+z');
  await expect.poll(() => editor.inputValue()).toBe(told);

  // Gaps are highlighted, reached with Alt+G, and block publishing.
  await editor.fill('We moved. [your first week: what went wrong?] Then we won. [Who helped?]');
  await page.getByText('2 gaps to fill').waitFor();
  await expectVariantAccessible(page, 'Write, open gaps');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Alt+g');
  await expect.poll(selected).toEqual([10, 45]);
  await page.keyboard.press('Alt+g');
  await expect.poll(async () => (await selected())[0]).toBe(59);
  await page.getByText('Fill in the highlighted gap to publish.').first().waitFor();
  await page.keyboard.type('Tom helped.');
  await page.getByText('1 gap to fill').waitFor();
  await editor.fill(text);

  // The toolbar is a single Tab stop. Escape returns the focus to the button that opened a menu, and after a dialog to
  // the text.
  await page.getByRole('button', { name: 'Emoji', exact: true }).press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /Snippets/ }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('More');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /Snippets/ }).waitFor();
  await expectAccessible(page, 'Write, the menu of tools');
  await page.getByRole('menuitem', { name: /Snippets/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Snippets and signature' });
  await dialog.getByRole('button', { name: 'New snippet' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('call-me');
  await dialog.getByLabel('Text', { exact: true }).fill('I am {first name}. Call me.');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByText('/call-me').waitFor();
  await expectAccessible(page, 'Write, snippets');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Post text');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n/ca');
  await page.getByRole('option', { name: /call-me/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => editor.inputValue()).toBe(`${text}\nI am Asha. Call me.`);
  await saved(page);
  // Hashtags typed before the user's own have loaded are completed once they have.
  const hashtags = Promise.withResolvers<void>();
  await page.route('**/api/snippets/hashtags', async (route) => {
    await hashtags.promise;
    await route.continue();
  });
  await page.reload();
  await expect.poll(() => editor.inputValue()).toContain('I am Asha. Call me.');
  await editor.press('Control+End');
  await page.keyboard.type(' #fo');
  await expect.poll(() => editor.inputValue()).toMatch(/#fo$/);
  hashtags.resolve();
  await page.getByRole('option', { name: '#forms' }).waitFor();
  await page.keyboard.press('Tab');
  expect((await editor.inputValue()).endsWith('Call me. #forms')).toBe(true);
});

// Clipboard contents of these programs, shortened.
const pasted = [
  [
    'Word',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-GB><!--StartFragment--><p class=MsoNormal>Two\u00a0things <b>changed</b>:<o:p></o:p></p><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span>Fewer fields<o:p></o:p></p><p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span></span>More\u00ad sign-ups<o:p></o:p></p><!--EndFragment--></body></html>`,
    'Two things changed:\n\n• Fewer fields\n• More sign-ups',
  ],
  [
    'Google Docs',
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><p dir="ltr"><span style="font-weight:400;font-style:normal;">First line</span></p><br /><ol style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:700;">One</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Two</span></p></li></ol></b>`,
    'First line\n\n1. One\n2. Two',
  ],
  [
    'Notion',
    `<meta charset='utf-8'><p>See <a href="https://example.com/a?utm_source=notion&amp;id=7">https://example.com/a?utm_source=notion&amp;id=7</a></p>\n<ul>\n<li>Outer\n<ul>\n<li>Inner</li>\n</ul>\n</li>\n</ul>\n`,
    'See https://example.com/a?id=7\n\n• Outer\n  • Inner',
  ],
  [
    'a web page',
    `<h2>Results</h2><table><tr><th>Month</th><th>Sign-ups</th></tr><tr><td>May</td><td>41\u200b</td></tr></table><p>Fine <img alt="🎉" src="x.png"> <img alt="A chart" src="y.png"><script>alert(1)</script></p>`,
    'Results\n\nMonth | Sign-ups\nMay | 41\n\nFine 🎉',
  ],
] as const;

it('pastes from other programs as clean text, with bold letters for who wants them', async () => {
  const { page, editor } = await begin();
  for (const [program, html, clean] of pasted) {
    await editor.fill('');
    await paste(editor, html);
    expect({ program, text: await editor.inputValue() }).toEqual({ program, text: clean });
  }
  await editor.fill('');
  await paste(editor, '<p>So <b>bold</b>.</p>');
  await page.getByText('Pasted as clean text', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Keep bold and italic' }).click();
  await expect.poll(() => editor.inputValue()).toBe('So 𝗯𝗼𝗹𝗱.');
  await editor.press('Control+z');
  await editor.press('Control+z');
  await expect.poll(() => editor.inputValue()).toBe('');
});

it('two tabs never write over each other, and neither a lost connection nor an ended session takes a word', async () => {
  const page = await journey.open({
    expectErrors: /409 \(Conflict\)|401 \(Unauthorized\)|ERR_INTERNET_DISCONNECTED/,
  });
  const { email } = await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/generate-post`);
  const editor = editorOf(page);
  await editor.fill('One line.');
  await saved(page);
  await page.waitForURL('**?post=**');
  // The undo history survives the change of address at the first save.
  await page.reload();
  await expect.poll(() => editor.inputValue()).toBe('One line.');
  await editor.press('Control+z');
  await expect.poll(() => editor.inputValue()).toBe('');
  await editor.press('Control+Shift+z');
  await expect.poll(() => editor.inputValue()).toBe('One line.');
  await saved(page);

  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect.poll(() => editorOf(other).inputValue()).toBe('One line.');
  await page.route(/\/api\/posts\/[^/]+$/, (route) =>
    route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.continue(),
  );
  await editor.fill('One line, told better here.');
  await page.getByText('Not saved — no connection; kept on this device').waitFor();
  await editorOf(other).fill('One line, told better there.');
  await saved(other);

  // Both versions are shown side by side, and choosing one loses neither.
  await page.unroute(/\/api\/posts\/[^/]+$/);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Try now' }).press('Enter');
  const both = page.getByRole('region', { name: 'Two versions of this post' });
  await both.waitFor();
  await both.getByText('One line, told better there.').waitFor();
  await expectAccessible(page, 'Write, two versions of a post');
  await both.getByRole('button', { name: 'Keep mine' }).press('Enter');
  await saved(page);
  await expect.poll(() => editor.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => editor.inputValue()).toBe('One line, told better here.');
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByText('One line, told better there.').first().waitFor();
  await page.keyboard.press('Escape');

  // The session expires during typing. The text is still there after logging in again.
  await page.evaluate(async () => {
    const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    await fetch('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  });
  // Inserted at once, because the first save detects the expired session and leaves the page before the rest could be
  // typed.
  await editor.press('Control+End');
  await page.keyboard.insertText(' And more.');
  await page.waitForURL('**/login**');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/dashboard**');
  if (!page.url().includes('post=')) await page.goto(other.url());
  await expect.poll(() => editorOf(page).inputValue()).toBe('One line, told better here. And more.');
});
