import { createCarousel, createTeam, envelope, inviteToTeam } from '@limelight/contracts';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { connectLinkedin } from '../support/linkedin.ts';
import { openMailedLink } from '../support/mailbox.ts';
import { desktop, expectAccessible, phone, takePicture } from '../support/screens.ts';

const journey = startJourney();

const text = `We cancelled every meeting for a month
What broke, and what we kept.

Our rules:

- Write it down: a decision needs a document
- Answer within a day
- Talk when it is human

63% of planned work was finished

Which meeting would you cancel first?`;

it('turns a text into a carousel, edits it on the slide, and publishes it as a document', async () => {
  const page = await journey.open();
  await signUp(page, journey.url, 'Asha Verma');
  await page.goto(`${journey.url}/dashboard/profile`);
  await connectLinkedin(page);
  await page.getByText('Connected', { exact: true }).waitFor();

  await page.goto(`${journey.url}/dashboard/carousel`);
  await page.getByText('No carousels yet').waitFor();
  await page.getByRole('textbox', { name: 'Text or outline' }).fill(text);
  await page.getByRole('button', { name: 'Swiss', exact: true }).click();
  await expectAccessible(page, 'Carousel, new');
  await page.getByRole('button', { name: /^Create carousel/ }).click();
  await page.waitForURL(/\/dashboard\/carousel\/[0-9a-f-]{36}$/, { timeout: 30_000 });

  // The title is edited on the slide. Each key repaints the slide, and the change is saved automatically.
  await page.getByRole('button', { name: /^Edit title/ }).click({ timeout: 30_000 });
  const field = page.getByRole('textbox', { name: 'Edit title' });
  await field.press('End');
  await field.pressSequentially(' or two');
  await field.press('Enter');
  await page
    .getByRole('button', { name: 'Edit title: We cancelled every meeting for a month or two' })
    .waitFor();

  // By keyboard: the last slide moves up one place and back.
  const strip = page.getByRole('navigation', { name: 'Slides' });
  await strip.getByRole('button', { name: /^Slide 4 of 4, Closing/ }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await strip.getByRole('button', { name: /^Slide 3 of 4, Closing/ }).waitFor();
  await page.keyboard.press('Control+z');
  await strip.getByRole('button', { name: /^Slide 4 of 4, Closing/ }).waitFor();

  // Changing a list into a timeline keeps its points.
  await strip.getByRole('button', { name: /^Slide 2 of 4/ }).click();
  await page.getByRole('combobox', { name: 'Kind of slide' }).selectOption('timeline');
  await page.getByRole('button', { name: 'Edit point 2: Answer within a day' }).waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await takePicture(page, 'carousel');
  await expectAccessible(page, 'Carousel, editor');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: /^Edit point 2/ }).click();
  await page.getByRole('textbox', { name: 'Edit point 2' }).fill('Answer by tomorrow');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Edit point 2: Answer by tomorrow' }).waitFor();
  await page.setViewportSize(desktop);

  await page.getByRole('button', { name: 'Download' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'PDF document' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('We cancelled every meeting for a month.pdf');
  const pdf = await readFile(await download.path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeLessThan(1_000_000);

  // The deck as it was before the edits comes back, and goes again.
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('button', { name: /^Edited/ }).click();
  await versions.getByRole('img', { name: 'Slide 2: Our rules' }).waitFor({ timeout: 30_000 });
  await expectAccessible(page, 'Carousel, versions');
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await versions.waitFor({ state: 'detached' });
  await strip.getByRole('button', { name: /^Slide 2 of 4, List/ }).waitFor();
  await page.keyboard.press('Control+z');
  await strip.getByRole('button', { name: /^Slide 2 of 4, Timeline/ }).waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Use in a post' }).click();
  await page.waitForURL(/generate-post\?post=/, { timeout: 30_000 });
  const editor = page.getByRole('textbox', { name: 'Post text', exact: true });
  await editor.fill('A month without meetings, on four slides.');
  await page.getByText(/^Saved \d/).waitFor();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('button', { name: /^Publish as/ }).click();
  const link = page.getByRole('link', { name: /View on LinkedIn/ });
  await link.waitFor({ timeout: 30_000 });
  await page.goto((await link.getAttribute('href')) ?? '');
  await page.getByText('We cancelled every meeting for a month').first().waitFor();

  // Undo restores a deleted deck.
  await page.goto(`${journey.url}/dashboard/carousel`);
  await page.getByRole('button', { name: /^More for We cancelled/ }).click();
  await page.getByRole('menuitem', { name: 'Delete carousel' }).click();
  await page.getByText('No carousels yet').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: /^Open We cancelled/ }).waitFor();

  await page.getByRole('button', { name: /^More for We cancelled/ }).click();
  await page.getByRole('menuitem', { name: 'Edit tags' }).click();
  await page.getByRole('dialog').getByLabel('Tags').fill('Remote work');
  await page.getByRole('button', { name: 'Save tags' }).click();
  await page.getByRole('button', { name: 'Remote work', exact: true }).click();
  await page.waitForURL(/tag=Remote\+work/);
  await page.getByRole('textbox', { name: 'Search your carousels' }).fill('nothing like it');
  await page.getByText('No results.').waitFor();
});

const column = { title: '', lines: [] };
const noBrand = { logo: null, portrait: null, name: '', handle: '', footer: '', pageNumbers: true };
const deck = createCarousel.body.shape.deck.parse({
  title: 'Our rules',
  size: 'square',
  design: 'swiss',
  scheme: 'light',
  language: 'en',
  brand: { ...noBrand, primary: null, secondary: null, displayFont: null, textFont: null },
  slides: [
    {
      id: 'a',
      kind: 'cover',
      eyebrow: '',
      title: 'Answer within a day',
      body: '',
      figure: '',
      attribution: '',
      items: [],
      columns: [column, column],
      chart: { form: 'bar', unit: '', rows: [] },
      picture: null,
      link: '',
      linkLabel: '',
    },
  ],
});

it('is shared with a workspace, where another member looks at it and copies it', async () => {
  const asha = await journey.open();
  await signUp(asha, journey.url, 'Asha Verma');
  await asha.goto(`${journey.url}/dashboard/carousel`);
  const token = await asha.evaluate(() => /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '');
  const post = async (path: string, data: unknown): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}` };
    return (await asha.request.post(`${journey.url}/api${path}`, { headers, data })).json();
  };
  const made = envelope(createCarousel.response).parse(await post(createCarousel.path, { deck })).data;
  const team = envelope(createTeam.response).parse(
    await post(createTeam.path, { name: 'Slide people' }),
  ).data;
  const ben = await journey.open();
  const { email } = await signUp(ben, journey.url, 'Ben Writer');
  await post(inviteToTeam.path.replace(':id', team.id), { email, role: 'writer' });
  await openMailedLink(ben, journey.mailboxUrl, email, '/join-team');
  await ben.getByRole('button', { name: 'Accept invitation' }).click();
  await ben.getByRole('heading', { name: 'No shared posts' }).waitFor();

  await asha.goto(`${journey.url}/dashboard/carousel/${made.id}`);
  await asha.getByRole('button', { name: 'Share with team: Our rules' }).click();
  await asha.getByRole('dialog').getByRole('button', { name: 'Share carousel' }).click();
  await asha.getByRole('button', { name: 'Shared with Slide people: Our rules' }).waitFor();

  await ben.goto(`${journey.url}/dashboard/carousel`);
  await ben.getByText('Shared by Asha Verma in Slide people').waitFor();
  await ben.getByRole('link', { name: 'Open Our rules' }).click();
  await ben.getByRole('img', { name: 'Slide 1: Answer within a day' }).waitFor({ timeout: 30_000 });
  await expectAccessible(ben, 'Carousel, shared');
  await ben.getByRole('button', { name: 'Copy to my carousels' }).click();
  await ben.waitForURL(
    (url) => /carousel\/[0-9a-f-]{36}$/.test(url.pathname) && !url.pathname.endsWith(made.id),
  );
  const title = ben.getByRole('textbox', { name: 'Title of the document' });
  await expect.poll(() => title.inputValue()).toBe('Our rules (copy)');
});

it('draws a graphic, keeps it in the library and starts a post with it', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/images`);
  await page.getByRole('button', { name: 'Chart', exact: true }).click();
  await page.getByLabel('Title', { exact: true }).fill('Hours in meetings');
  await page.getByLabel(/^Figures/).fill('Team;Hours\nBefore;17\nAfter;6,5');
  await page.getByRole('img', { name: 'Preview: Chart' }).waitFor({ timeout: 30_000 });
  await expectAccessible(page, 'Images');
  await page.getByRole('button', { name: 'Save to library' }).click();
  await page.getByText('Hours in meetings. Before 17 h. After 6.5 h').waitFor({ timeout: 30_000 });
  await page.getByRole('textbox', { name: 'Search your library' }).fill('nothing like it');
  await page.getByText('No results.').waitFor();
  await page.getByRole('textbox', { name: 'Search your library' }).fill('meetings');
  // By keyboard: the corner of the frame goes up, and the result is a picture of its own.
  await page.getByRole('button', { name: /^Crop picture/ }).click();
  const handle = page.getByRole('button', { name: /south east drag handle/i });
  await handle.focus();
  for (let time = 0; time < 5; time += 1) await handle.press('Shift+ArrowUp');
  await expectAccessible(page, 'Images, crop');
  await page.getByRole('button', { name: 'Save as new picture' }).click();
  await page.getByRole('button', { name: 'Show the original' }).waitFor({ timeout: 30_000 });
  await page
    .getByRole('button', { name: /^Use in a post/ })
    .first()
    .click();
  await page.waitForURL(/generate-post\?post=/, { timeout: 30_000 });
  await page
    .getByRole('button', { name: /^Remove picture/ })
    .first()
    .waitFor();
});
