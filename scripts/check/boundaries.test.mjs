import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBoundaries } from './boundaries.mjs';
import { DOMAINS, WRITE_PAGE } from './domains.cjs';

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
  'packages/contracts/src/index.ts': "import 'zod'; import '../../slides/src/kinds.ts';",
  'packages/contracts/src/catalog/index.ts': 'export const plan = 1;',
  'packages/post-text/src/index.ts': 'export const count = 1;',
  'packages/slides/src/index.ts': "import '@limelight/post-text'; import './kinds.ts';",
  'packages/slides/src/kinds.ts': 'export const kinds = 1;',
  'packages/server/src/main.ts': "import './program.ts';",
  'packages/server/src/program.ts': "import './app.ts'; import './roles/web.ts';",
  'packages/server/src/app.ts':
    "import 'hono'; import './domains/posts/posts/index.ts'; import './domains/shell/account/index.ts';",
  'packages/server/src/context.ts':
    "import './platform/db/index.ts'; import './integrations/linkedin/index.ts';",
  'packages/server/src/roles/web.ts': "import '@hono/node-server';",
  'packages/server/src/platform/db/index.ts': "import 'drizzle-orm';",
  'packages/server/src/platform/http/index.ts': "import 'hono';",
  'packages/server/src/platform/log.ts': 'export const log = 1;',
  'packages/server/src/integrations/linkedin/index.ts': "import '../../platform/log.ts';",
  'packages/server/src/domains/accounts/identity/index.ts': 'export const identity = 1;',
  'packages/server/src/domains/billing/credits/index.ts': "import '../../accounts/identity/index.ts';",
  'packages/server/src/domains/posts/posts/index.ts': "import './routes.ts'; import './service.ts';",
  'packages/server/src/domains/posts/posts/routes.ts': "import 'hono'; import '@limelight/contracts';",
  'packages/server/src/domains/posts/posts/service.ts':
    "import './repository.ts'; import '../../billing/credits/index.ts'; import type {} from '../../../context.ts';",
  'packages/server/src/domains/posts/posts/repository.ts': "import 'drizzle-orm'; import './tables.ts';",
  'packages/server/src/domains/posts/posts/tables.ts': "import 'drizzle-orm';",
  'packages/server/src/domains/posts/posts/service.test.ts':
    "import './service.ts'; import '../../../testing/index.ts';",
  'packages/server/src/domains/shell/account/index.ts': "import '../../posts/posts/index.ts';",
  'packages/server/src/testing/index.ts': "import '@limelight/sandbox';",
  'packages/web/ui/button.tsx': "import '../lib/format.ts';",
  'packages/web/lib/format.ts': 'export const format = 1;',
  'packages/web/features/posts/drafts/page.tsx':
    "import '../../../ui/button.tsx'; import '@limelight/contracts';",
  'packages/web/features/library/voice/page.tsx': 'export const page = 1;',
  'packages/web/app/route.tsx':
    "import '../features/posts/drafts/page.tsx'; import '../features/library/voice/page.tsx';",
  'packages/local-model/src/index.ts': 'export const open = 1;',
  'packages/sandbox/src/index.ts': 'export const sandbox = 1;',
  'packages/e2e/journey.ts': "import '@limelight/sandbox';",
  'packages/bench/src/main.ts': "import 'hono';",
};

/**
 * One import in the wrong direction for each folder of an ordered list but the last: it imports the folder after it.
 * @param {string} rule
 * @param {string} root
 * @param {readonly string[]} order
 */
const upward = (rule, root, order) =>
  Object.fromEntries(
    order.slice(0, -1).map((folder, index) => [
      `${rule}-${folder}`,
      [
        [`${root}${folder}/part/one.ts`, `../../${order[index + 1]}/part/two.ts`],
        [`${root}${order[index + 1]}/part/two.ts`, 'zod'],
      ],
    ]),
  );

/** Files that violate each rule, with their imports, as `file <- import`. */
const BREACHES = {
  'no-cycles': [
    ['packages/web/lib/one.ts', './two.ts'],
    ['packages/web/lib/two.ts', './one.ts'],
  ],
  resolvable: [['packages/web/lib/one.ts', './absent.ts']],
  'no-tests-in-the-program': [['packages/server/src/domains/posts/posts/job.ts', './service.test.ts']],
  'package-contracts': [['packages/contracts/src/one.ts', '@limelight/slides']],
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
  'server-context[.]ts-below': [['packages/server/src/context.ts', './domains/posts/posts/index.ts']],
  'server-domains/-below': [['packages/server/src/domains/posts/posts/one.ts', '../../../app.ts']],
  'modules-meet-at-index': [
    ['packages/server/src/domains/posts/posts/one.ts', '../../billing/credits/service.ts'],
  ],
  'modules-entered-at-index': [['packages/server/src/program.ts', './domains/posts/posts/service.ts']],
  ...upward('domain', 'packages/server/src/domains/', DOMAINS),
  'domain-shell': [['packages/server/src/domains/posts/posts/one.ts', '../../shell/account/index.ts']],
  ...upward('contracts', 'packages/contracts/src/', DOMAINS),
  ...upward('write-page', 'packages/web/features/writing/writing/', WRITE_PAGE),
  'drizzle-in-repositories': [['packages/server/src/domains/posts/posts/service.ts', 'drizzle-orm']],
  'hono-in-routes': [['packages/server/src/domains/posts/posts/service.ts', 'hono']],
  'hono-server-in-web-role': [['packages/server/src/app.ts', '@hono/node-server']],
  'web-ui-and-lib-below': [['packages/web/ui/one.tsx', '../features/posts/drafts/page.tsx']],
  'web-features-below-app': [['packages/web/features/posts/drafts/one.tsx', '../../../app/route.tsx']],
  'web-features-apart': [['packages/web/features/posts/drafts/one.tsx', '../../library/voice/page.tsx']],
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
  await write('packages/server/src/domains/billing/credits/service.ts', '');
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
