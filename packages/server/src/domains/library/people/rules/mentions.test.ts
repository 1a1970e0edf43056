import { expect, test } from 'vitest';
import { mentions } from './mentions.ts';

test.each([
  ['It is not glamorous and it must not go down.', 'Go', false],
  ['Go to our careers page for more.', 'Go', false],
  ['Go, PostgreSQL and Kubernetes.', 'Go', true],
  ['You write Go and PostgreSQL services.', 'Go', true],
  ['You write Go and PostgreSQL services.', 'go', false],
  ['A message is passed on.', 'SAGE', false],
  ['Company: Louth & District Co-operative', 'operations director', false],
  ['Warehouse Operations Manager', 'operations director', false],
  ['Head of operations, director of sales', 'operations director', false],
  ['Group Operations Director, Leeds', 'operations director', true],
  ['An on-call rota of six', 'on-call rota', true],
  ['An on call rota of six', 'on-call rota', true],
  ['C++ and Node.js', 'C', false],
  ['C++ and Node.js', 'Node.js', true],
  ['Ingénieure de données', 'ingenieure de donnees', true],
  ['', 'Go', false],
  ['Anything', '—', false],
])('%j mentions %j: %s', (passage, criterion, expected) => {
  expect(mentions(passage, criterion)).toBe(expected);
});
