import { expect, test } from 'vitest';
import { findPlannedRoute, plannedRoutes } from './planned-routes.ts';

const built = [
  '/dashboard/generate-post',
  '/dashboard/scheduled-posts',
  '/dashboard/profile',
  '/dashboard/credits',
];

// The dashboard routes of the specification's sitemap, less those that are built.
const specified = ['carousel', 'images'];

test.each(specified)('/dashboard/%s says what it will do and leads to something that works', (path) => {
  const planned = findPlannedRoute(`${path}/`);
  expect(planned?.will.length).toBeGreaterThan(20);
  expect(built).toContain(planned?.nearest.to);
});

test('no path stands twice, and an unknown one is not planned', () => {
  expect(new Set(plannedRoutes.map((route) => route.path)).size).toBe(plannedRoutes.length);
  expect(findPlannedRoute('nothing-here')).toBeNull();
});
