import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBoundaries } from './boundaries.mjs';

const PACKAGES = [
  'contracts',
  'local-model',
  'post-text',
  'slides',
  'server',
  'web',
  'sandbox',
  'e2e',
  'bench',
];
const NPM = ['zod', 'hono', '@hono/node-server', 'drizzle-orm', 'nodemailer', 'undeclared'];

/** A small tree without violations. */
const SOUND = {
  'packages/contracts/src/index.ts': "import 'zod';",
  'packages/contracts/src/catalog/index.ts': 'export const plan = 1;',
  'packages/post-text/src/index.ts': 'export const count = 1;',
  'packages/slides/src/index.ts': "import '@limelight/post-text';",
  'packages/server/src/main.ts': "import './program.ts';",
  'packages/server/src/program.ts': "import './app.ts'; import './roles/web.ts';",
  'packages/server/src/app.ts':
    "import 'hono'; import './modules/posts/index.ts'; import './modules/account/index.ts';",
  'packages/server/src/context.ts':
    "import './platform/db/index.ts'; import './integrations/linkedin/index.ts';",
  'packages/server/src/roles/web.ts': "import '@hono/node-server';",
  'packages/server/src/platform/db/index.ts': "import 'drizzle-orm';",
  'packages/server/src/platform/http/index.ts': "import 'hono';",
  'packages/server/src/platform/log.ts': 'export const log = 1;',
  'packages/server/src/integrations/linkedin/index.ts': "import '../../platform/log.ts';",
  'packages/server/src/modules/identity/index.ts': "import '../credits/index.ts';",
  'packages/server/src/modules/credits/index.ts': 'export const credits = 1;',
  'packages/server/src/modules/posts/index.ts': "import './routes.ts'; import './service.ts';",
  'packages/server/src/modules/posts/routes.ts': "import 'hono'; import '@limelight/contracts';",
  'packages/server/src/modules/posts/service.ts':
    "import './repository.ts'; import '../credits/index.ts'; import type {} from '../../context.ts';",
  'packages/server/src/modules/posts/repository.ts': "import 'drizzle-orm'; import './tables.ts';",
  'packages/server/src/modules/posts/tables.ts': "import 'drizzle-orm';",
  'packages/server/src/modules/posts/service.test.ts':
    "import './service.ts'; import '../../testing/index.ts';",
  'packages/server/src/modules/account/index.ts': "import '../posts/index.ts';",
  'packages/server/src/testing/index.ts': "import '@limelight/sandbox';",
  'packages/web/ui/button.tsx': "import '../lib/format.ts';",
  'packages/web/lib/format.ts': 'export const format = 1;',
  'packages/web/features/posts/page.tsx': "import '../../ui/button.tsx'; import '@limelight/contracts';",
  'packages/web/features/profile/page.tsx': 'export const page = 1;',
  'packages/web/app/route.tsx': "import '../features/posts/page.tsx'; import '../features/profile/page.tsx';",
  'packages/local-model/src/index.ts': 'export const open = 1;',
  'packages/sandbox/src/index.ts': 'export const sandbox = 1;',
  'packages/e2e/journey.ts': "import '@limelight/sandbox';",
  'packages/bench/src/main.ts': "import 'hono';",
};

/** Files that violate each rule, with their imports, as `file <- import`. */
const BREACHES = {
  'no-cycles': [
    ['packages/web/lib/one.ts', './two.ts'],
    ['packages/web/lib/two.ts', './one.ts'],
  ],
  resolvable: [['packages/web/lib/one.ts', './absent.ts']],
  'no-tests-in-the-program': [['packages/server/src/modules/posts/job.ts', './service.test.ts']],
  'package-contracts': [['packages/contracts/src/one.ts', '@limelight/post-text']],
  'package-post-text': [['packages/post-text/src/one.ts', '@limelight/contracts']],
  'package-local-model': [['packages/local-model/src/one.ts', '@limelight/contracts']],
  'package-sandbox': [['packages/sandbox/src/one.ts', '@limelight/contracts']],
  'package-slides': [['packages/slides/src/one.ts', '@limelight/contracts']],
  'package-web': [['packages/web/lib/one.ts', '../../server/src/platform/log.ts']],
  'package-server': [['packages/server/src/platform/one.ts', '@limelight/sandbox']],
  'package-e2e': [['packages/e2e/one.ts', '../server/src/main.ts']],
  'package-bench': [['packages/bench/src/one.ts', '../../web/lib/format.ts']],
  'contracts-need-zod-only': [['packages/contracts/src/one.ts', 'nodemailer']],
  'catalogue-is-plain': [['packages/contracts/src/catalog/one.ts', 'zod']],
  'post-text-is-pure': [['packages/post-text/src/one.ts', 'node:fs']],
  'server-platform/-below': [['packages/server/src/platform/one.ts', '../integrations/linkedin/index.ts']],
  'server-integrations/-below': [['packages/server/src/integrations/one.ts', '../context.ts']],
  'server-context[.]ts-below': [['packages/server/src/context.ts', './modules/posts/index.ts']],
  'server-modules/-below': [['packages/server/src/modules/posts/one.ts', '../../app.ts']],
  'modules-meet-at-index': [['packages/server/src/modules/posts/one.ts', '../credits/service.ts']],
  'modules-entered-at-index': [['packages/server/src/program.ts', './modules/posts/service.ts']],
  'identity-and-credits-at-the-bottom': [['packages/server/src/modules/credits/one.ts', '../posts/index.ts']],
  'account-on-top': [['packages/server/src/modules/posts/one.ts', '../account/index.ts']],
  'drizzle-in-repositories': [['packages/server/src/modules/posts/service.ts', 'drizzle-orm']],
  'hono-in-routes': [['packages/server/src/modules/posts/service.ts', 'hono']],
  'hono-server-in-web-role': [['packages/server/src/app.ts', '@hono/node-server']],
  'web-ui-and-lib-below': [['packages/web/ui/one.tsx', '../features/posts/page.tsx']],
  'web-features-below-app': [['packages/web/features/posts/one.tsx', '../../app/route.tsx']],
  'web-features-apart': [['packages/web/features/posts/one.tsx', '../profile/page.tsx']],
  'declared-packages-only': [['packages/server/src/platform/one.ts', 'undeclared']],
};

let root;

async function write(path, text) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), `${text}\nexport {};\n`);
}

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'limelight-boundaries-')));
  await mkdir(join(root, 'node_modules/@limelight'), { recursive: true });
  await write('node_modules/.keep', '');
  for (const name of NPM) {
    await write(`node_modules/${name}/index.js`, '');
    await writeFile(
      join(root, 'node_modules', name, 'package.json'),
      JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
    );
  }
  for (const name of PACKAGES) {
    await mkdir(join(root, 'packages', name), { recursive: true });
    const declared = [
      ...NPM.filter((part) => part !== 'undeclared'),
      ...PACKAGES.map((other) => `@limelight/${other}`),
    ];
    await writeFile(
      join(root, 'packages', name, 'package.json'),
      JSON.stringify({
        name: `@limelight/${name}`,
        type: 'module',
        exports: { '.': './src/index.ts' },
        dependencies: Object.fromEntries(declared.map((part) => [part, '*'])),
      }),
    );
    await symlink(join(root, 'packages', name), join(root, 'node_modules/@limelight', name));
  }
  await writeFile(join(root, 'package.json'), '{"name":"fixture","private":true}');
  for (const [path, text] of Object.entries(SOUND)) await write(path, text);
  await write('packages/server/src/modules/credits/service.ts', '');
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('has nothing against a sound tree, and has read all of it', async () => {
  const { breaches, files, unread } = await checkBoundaries(root);
  expect(breaches).toEqual([]);
  expect(unread).toEqual([]);
  expect(files).toHaveLength(Object.keys(SOUND).length + 1);
});

describe('each rule fires', () => {
  it.each(Object.entries(BREACHES))('%s', async (rule, imports) => {
    for (const [file, target] of imports) await write(file, `${SOUND[file] ?? ''}\nimport '${target}';`);
    try {
      const { breaches } = await checkBoundaries(root);
      const [[file]] = imports;
      expect(breaches.filter((breach) => breach.startsWith(`${rule}: ${file} imports `))).not.toEqual([]);
    } finally {
      for (const [file] of imports) {
        if (file in SOUND) await write(file, SOUND[file]);
        else await rm(join(root, file));
      }
    }
  });

  it('covers every rule there is', async () => {
    const { default: configuration } = await import('../../.dependency-cruiser.cjs');
    expect(new Set(Object.keys(BREACHES))).toEqual(new Set(configuration.forbidden.map((rule) => rule.name)));
  });
});
