import { expect, test } from 'vitest';
import routes from '../routes.ts';
import { entries, placeOf } from './entries.tsx';

const dashboard = routes.find(({ path }) => path === 'dashboard')?.children ?? [];
const pages = dashboard
  .map(({ path }) => `/dashboard${path === undefined ? '' : `/${path}`}`)
  .filter((page) => !page.endsWith('*'));

/** Reached from the account menu, the bell or a link of another program, or without the rail. */
const elsewhere = entries.filter(({ rail, within }) => rail === undefined && within === undefined);
const apart = [...elsewhere.map(({ to }) => to), '/dashboard/welcome', '/dashboard/connect-app'];
/** Old addresses, which lead on to another page. */
const forwarded = ['/dashboard/drafts'];

test('each page of the dashboard marks its destination in the rail', () => {
  expect(pages.length).toBeGreaterThan(50);
  const unmarked = pages.filter((page) => placeOf(page) === null);
  const isApart = (page: string) => apart.some((path) => page === path || page.startsWith(`${path}/`));
  expect(unmarked.filter((page) => !isApart(page) && !forwarded.includes(page))).toEqual([]);
  expect(placeOf('/dashboard/application')?.label).toBe('Job Agents');
});
