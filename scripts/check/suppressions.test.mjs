import { expect, it } from 'vitest';
import { unexplained } from './suppressions.mjs';

it('lets a suppression pass that says why', () => {
  expect(unexplained('// oxlint-disable-next-line no-console -- the terminal is the interface here')).toEqual(
    [],
  );
});

it('finds suppressions without a reason, and those that are never allowed', () => {
  expect(unexplained('a();\n// oxlint-disable-next-line no-console\nb(); /* eslint-disable */')).toHaveLength(
    2,
  );
  expect(unexplained('// oxlint-disable-line no-console -- why')).toHaveLength(1);
  expect(unexplained('// @ts-ignore -- even with a long reason')).toHaveLength(1);
});
