import { expect, test } from 'vitest';
import { loginPath, safeNext } from './navigation.ts';

test.each([
  ['/dashboard/profile?a=1#b', '/dashboard/profile?a=1#b'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['https://evil.example', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['/a b', '/dashboard'],
  ['', '/dashboard'],
  [null, '/dashboard'],
  [`/${'a'.repeat(600)}`, '/dashboard'],
])('after signing in %s leads to %s', (next, expected) => {
  expect(safeNext(next)).toBe(expected);
});

test('the way to log in keeps the way back, unless it would lead there again', () => {
  expect(loginPath('/dashboard/x?a=1')).toBe('/login?next=%2Fdashboard%2Fx%3Fa%3D1');
  expect(loginPath('/login?next=%2F')).toBe('/login');
  expect(loginPath('/')).toBe('/login');
  expect(loginPath()).toBe('/login');
});
