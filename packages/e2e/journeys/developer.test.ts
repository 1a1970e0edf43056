import { expect, it } from 'vitest';
import { z } from 'zod';
import { signUp, startJourney } from '../support/journey.ts';
import { expectAccessible } from '../support/screens.ts';

const journey = startJourney();

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
  await page.getByRole('searchbox').fill('/api/posts/{id}/schedule');
  await expect.poll(() => page.locator('main details:visible').count()).toBe(1);
});
