import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { signUp, startJourney } from '../support/journey.ts';
import { connectLinkedin } from '../support/linkedin.ts';
import { expectAccessible, expectVariantAccessible } from '../support/screens.ts';

const journey = startJourney();

async function makeToken(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await page.getByText('Copy your token now').waitFor();
  return page.getByTestId('secret').innerText();
}

it('makes a token, uses it by HTTP and from an assistant, and confirms what the assistant wants published', async () => {
  const page = await journey.open();
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/profile`);
  await connectLinkedin(page);
  await page.getByText('Connected', { exact: true }).waitFor();
  await page.goto(`${journey.url}/dashboard/developer`);
  await page.getByText('Create a token to use').waitFor();
  await expectVariantAccessible(page, 'API, empty');
  const token = await makeToken(page, 'Desk helper');
  await expectAccessible(page, 'API, with a token');

  const headers = { authorization: `Bearer ${token}` };
  const made = await fetch(`${journey.url}/api/posts`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Ask the person who does the work.' }),
  });
  expect(made.status).toBe(201);
  expect(Number(made.headers.get('ratelimit-remaining'))).toBeGreaterThan(0);
  const { data } = z.object({ data: z.object({ id: z.string() }) }).parse(await made.json());
  const refused = await fetch(`${journey.url}/api/posts/${data.id}/publish`, { method: 'POST', headers });
  expect(refused.status).toBe(403);

  const client = new Client({ name: 'journey', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${journey.url}/mcp`), { requestInit: { headers } }),
  );
  const asked = await client.callTool({ name: 'publish_post', arguments: { postId: data.id } });
  expect(JSON.stringify(asked)).toContain('waiting_for_confirmation');
  await client.close();

  await page.goto(`${journey.url}/dashboard`);
  await page.getByRole('heading', { name: 'Waiting for your confirmation' }).waitFor();
  await expectVariantAccessible(page, 'Home, with a request of an app');
  await page.getByRole('button', { name: 'Publish post' }).click();
  await page.getByRole('heading', { name: 'Waiting for your confirmation' }).waitFor({ state: 'detached' });
  const status = async () => {
    const answer = await fetch(`${journey.url}/api/posts/${data.id}`, { headers });
    return z.object({ data: z.object({ status: z.string() }) }).parse(await answer.json()).data.status;
  };
  await expect.poll(status, { timeout: 30_000 }).toBe('published');

  await page.goto(`${journey.url}/dashboard/developer`);
  await page.getByText('Last used').waitFor();
  await page.getByRole('button', { name: 'Revoke Desk helper' }).click();
  await page.getByRole('button', { name: 'Revoke token' }).click();
  await page.getByText('Create a token to use').waitFor();
  await expect.poll(async () => (await fetch(`${journey.url}/api/posts`, { headers })).status).toBe(401);
});

it('connects an app on its own page, and finds the reference without an account', async () => {
  const page = await journey.open();
  const registered = await fetch(`${journey.url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Desk helper', redirect_uris: [`${journey.url}/about`] }),
  });
  const { client_id: clientId } = z.object({ client_id: z.string() }).parse(await registered.json());
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${journey.url}/about`,
    response_type: 'code',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
    scope: 'read drafts publish',
    state: 'kept',
  });
  await signUp(page, journey.url);
  await page.goto(`${journey.url}/dashboard/connect-app?${query.toString()}`);
  await page.getByRole('heading', { name: /Desk helper/ }).waitFor();
  await expectAccessible(page, 'Connect an app');
  const publish = page.getByLabel('Publish without asking');
  await expect.poll(() => publish.isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Allow access' }).click();
  await page.waitForURL('**/about?**');
  const back = new URL(page.url()).searchParams;
  expect([back.get('state'), back.get('code')?.startsWith('lmc_')]).toEqual(['kept', true]);

  await page.goto(`${journey.url}/api-reference`);
  await page.getByRole('heading', { name: 'API reference' }).waitFor();
  await expectAccessible(page, 'API reference');
  await page.getByRole('searchbox').fill('schedulePost');
  await page.getByRole('searchbox').fill('/api/posts/{id}/schedule');
  await expect.poll(() => page.locator('main details:visible').count()).toBe(1);
});
