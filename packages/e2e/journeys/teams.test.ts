import { createBrandKit, createPost, envelope } from '@limelight/contracts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signUp, startJourney } from '../support/journey.ts';
import { openMailedLink } from '../support/mailbox.ts';
import { expectAccessible } from '../support/screens.ts';

const journey = startJourney();

const tokenOf = (page: Page) => page.evaluate(() => /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '');

it('lets two people share, comment on, suggest, approve and reopen a post, each in a browser of their own', async () => {
  // The page says what was refused; so does the browser.
  const mira = await journey.open({ expectErrors: /422/ });
  await signUp(mira, journey.url, 'Mira Author');
  await mira.goto(`${journey.url}/dashboard/team`);
  await mira.getByRole('heading', { name: 'No workspace yet' }).waitFor();
  const made = await mira.request.post(`${journey.url}/api${createPost.path}`, {
    headers: { authorization: `Bearer ${await tokenOf(mira)}` },
    data: { text: 'We moved the printer.\n\nIt saved an hour a day.' },
  });
  const { id } = envelope(createPost.response).parse(await made.json()).data;
  await mira.getByRole('button', { name: 'Create workspace' }).click();
  await mira.getByRole('dialog').getByLabel('Name').fill('Printer people');
  await mira.getByRole('dialog').getByRole('button', { name: 'Create workspace' }).click();
  await mira.getByRole('heading', { name: 'Printer people', level: 1 }).waitFor();

  const ben = await journey.open();
  const { email } = await signUp(ben, journey.url, 'Ben Approver');
  await mira.getByRole('button', { name: 'Invite someone' }).click();
  await mira.getByRole('dialog').getByLabel('Email').fill(email);
  await mira.getByRole('dialog').getByLabel('Role').selectOption('approver');
  await mira.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click();
  await mira.getByText(email).first().waitFor();
  await expectAccessible(mira, 'Team, members');
  await openMailedLink(ben, journey.mailboxUrl, email, '/join-team');
  await ben.getByRole('heading', { name: 'Join Printer people' }).waitFor();
  await expectAccessible(ben, 'Join a workspace');
  await ben.getByRole('button', { name: 'Accept invitation' }).click();
  await ben.getByRole('heading', { name: 'No shared posts' }).waitFor();

  await mira.getByRole('link', { name: 'Settings', exact: true }).click();
  await mira.getByLabel('Require approval before publishing').check();
  await expect.poll(() => mira.getByLabel('Require approval before publishing').isChecked()).toBe(true);
  await expectAccessible(mira, 'Team, settings');
  await mira.goto(`${journey.url}/dashboard/posts`);
  const actions = mira.getByRole('button', { name: /^Actions for “We moved the printer/ });
  await actions.click();
  await mira.getByRole('menuitem', { name: 'Share with team' }).click();
  await mira.getByRole('dialog').getByRole('button', { name: 'Share post' }).click();
  await mira.getByText('In team Printer people').waitFor();
  await actions.click();
  await mira.getByRole('menuitem', { name: 'Open in team' }).click();
  await mira.getByRole('button', { name: 'Ask for approval' }).click();
  await mira.getByText('In review', { exact: true }).waitFor();

  await ben.reload();
  await ben.getByRole('link', { name: 'We moved the printer.' }).click();
  await ben.getByRole('article', { name: /as LinkedIn shows it/ }).waitFor();
  const text = ben.getByLabel('Text of the post');
  await expect.poll(() => text.inputValue()).toContain('an hour a day');
  await text.click();
  await text.press('Control+End');
  await text.press('Shift+Home');
  await ben.getByLabel('Suggest a replacement for this passage').check();
  await ben.getByLabel('Replacement', { exact: true }).fill('It saved 40 minutes a day.');
  await ben.getByRole('button', { name: 'Send suggestion' }).click();
  await ben.getByText('It saved 40 minutes a day.').first().waitFor();
  await ben.getByLabel('Comment', { exact: true }).fill('@Mira Author who measured it?');
  await ben.getByRole('button', { name: 'Send comment' }).click();
  await ben.getByText('who measured it?').waitFor();
  await ben.getByRole('button', { name: 'Approve post' }).click();
  await ben.getByText('Approved', { exact: true }).waitFor();
  await expectAccessible(ben, 'Shared post');

  await mira.reload();
  await mira.getByText('who measured it?').waitFor();
  await mira.getByText('Approved', { exact: true }).waitFor();
  await mira.getByRole('button', { name: 'Accept suggestion' }).click();
  await mira.getByText('Changed after approval').waitFor();
  await expect
    .poll(() => mira.getByLabel('Text of the post').inputValue())
    .toContain('saved 40 minutes a day');
  await mira.getByLabel('Day and time').fill('2031-03-12T09:30');
  await mira.getByRole('button', { name: 'Schedule post' }).click();
  await mira.getByText(/This version needs approval first/).waitFor();
  await mira.goto(`${journey.url}/dashboard/notifications`);
  await mira.getByText('Ben Approver mentioned you in a comment').waitFor();
  await mira.goto(`${journey.url}/dashboard/team?view=activity`);
  await mira.getByText('accepted a suggestion for').waitFor();
  await expectAccessible(mira, 'Team, activity');
  await mira.getByRole('main').getByRole('link', { name: 'Posts', exact: true }).click();
  await mira.getByText('accepted a suggestion for').waitFor({ state: 'hidden' });
  await mira.getByRole('link', { name: 'We moved the printer.' }).waitFor();
  await expectAccessible(mira, 'Team, posts');

  const empty = { logo: null, portrait: null, displayFont: null, textFont: null, name: '', handle: '' };
  const brand = {
    ...empty,
    footer: 'printers.example',
    pageNumbers: true,
    primary: '#1f7a4d',
    secondary: null,
  };
  const kit = await mira.request.post(`${journey.url}/api${createBrandKit.path}`, {
    headers: { authorization: `Bearer ${await tokenOf(mira)}` },
    data: { name: 'Printer colours', brand },
  });
  expect(kit.status()).toBe(201);
  await mira.goto(`${journey.url}/dashboard/carousel`);
  await mira.getByRole('button', { name: 'Brand kits' }).click();
  await mira.getByRole('button', { name: 'Share with team: Printer colours' }).click();
  await mira.getByRole('button', { name: 'Share brand kit' }).click();
  await mira.getByRole('button', { name: 'Shared with Printer people: Printer colours' }).waitFor();
  await ben.goto(`${journey.url}/dashboard/team?view=items`);
  await ben.getByRole('link', { name: 'Printer colours' }).waitFor();
  await expectAccessible(ben, 'Team, shared items');
  await ben.getByRole('link', { name: 'Printer colours' }).click();
  await ben.getByText('Shared by Mira Author in Printer people.').waitFor();
  await ben.getByRole('button', { name: 'Copy to my kits' }).click();
  await ben.getByText('Shared by Mira Author in Printer people.').waitFor({ state: 'hidden' });
  await expect.poll(() => ben.getByLabel('Footer').inputValue()).toBe('printers.example');
  await ben.getByRole('button', { name: 'Delete kit' }).waitFor();
  await mira.goto(`${journey.url}/dashboard/team?view=items`);
  await mira.getByRole('button', { name: 'Stop sharing: Printer colours' }).click();
  await mira.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
  await mira.getByRole('heading', { name: 'Nothing shared yet' }).waitFor();
  expect(id).not.toBe('');
});
