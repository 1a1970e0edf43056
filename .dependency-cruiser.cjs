// Who may import whom, as ARCHITECTURE.md says. Checked by `npm run check` (scripts/check/boundaries.mjs), which also
// fails when fewer files were read than there are. scripts/check/boundaries.test.mjs proves that each rule fires.

const { DOMAINS, WRITE_PAGE } = require('./scripts/check/domains.cjs');

// Tests, and what several tests of a folder share: `test-….ts` or `testing.ts` beside them.
const TEST = '([.]test[.]tsx?|/test-[a-z-]+[.]ts|/testing[.]ts)$';
const FEATURES = '^packages/web/features/';
/** A folder of a domain, or one of the domains and folders that are a single feature. */
const FEATURE = '(preview|site|profile|visuals|[^/]+/[^/]+)';
/** @param {string} name */
const PACKAGE = (name) => `^packages/${name}/`;
const SERVER = '^packages/server/src/';
const PACKAGES = '^packages/([^/]+)/';

/**
 * Of our packages, `from` may import itself and those in `allowed`.
 * @param {string} from
 * @param {string[]} allowed
 * @param {{ comment: string, pathNot?: string[] }} options
 */
const packageRule = (from, allowed, { comment, pathNot = [] }) => ({
  name: `package-${from}`,
  comment,
  severity: 'error',
  from: { path: PACKAGE(from), pathNot },
  to: { path: PACKAGES, pathNot: [from, ...allowed].map((name) => `^packages/${name}(/|$)`) },
});

/**
 * An npm package may be imported in these files only.
 * @param {string} name
 * @param {string} module
 * @param {string[]} files
 */
const onlyIn = (name, module, files) => ({
  name,
  severity: 'error',
  from: { path: SERVER, pathNot: [...files, TEST, `${SERVER}testing/`] },
  to: { path: `(^|/)node_modules/${module}/` },
});

/**
 * Inside the server: files below `layer` import nothing from the layers above it.
 * @param {string} layer
 * @param {string[]} above
 */
const layerRule = (layer, above) => ({
  name: `server-${layer}-below`,
  comment: 'platform <- integrations <- context <- domains <- app, roles, program, main',
  severity: 'error',
  from: { path: `${SERVER}${layer}`, pathNot: TEST },
  to: { path: above.map((name) => `${SERVER}${name}`) },
});

/**
 * Of an ordered list of folders, one imports only itself and those before it. The last one may import all.
 * @param {string} name
 * @param {string} root
 * @param {readonly string[]} order
 */
const orderRules = (name, root, order) =>
  order.slice(0, -1).map((folder, index) => ({
    name: `${name}-${folder}`,
    comment: order.join(' <- '),
    severity: 'error',
    from: { path: `${root}${folder}/`, pathNot: TEST },
    to: { path: `${root}(${order.slice(index + 1).join('|')})/` },
  }));

const TOP = ['app[.]ts', 'roles/', 'program[.]ts', 'main[.]ts'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-tests-in-the-program',
      severity: 'error',
      from: { path: PACKAGES, pathNot: [TEST, `${SERVER}testing/`] },
      to: { path: [TEST, `${SERVER}testing/`] },
    },
    packageRule('contracts', ['slides/src/kinds.ts'], { comment: 'contracts name the kinds of slide' }),
    packageRule('post-text', [], { comment: 'post-text imports nothing of ours' }),
    packageRule('local-model', [], {
      comment: 'local-model imports nothing of ours; its tests start the sandbox',
      pathNot: [TEST],
    }),
    packageRule('sandbox', [], { comment: 'the sandbox shares no code with the product' }),
    packageRule('slides', ['post-text'], { comment: 'slides may use post-text' }),
    packageRule('web', ['contracts', 'post-text', 'slides'], {
      comment: 'web and server never import each other',
    }),
    packageRule('server', ['contracts', 'local-model', 'post-text', 'slides'], {
      comment: 'web and server never import each other; only tests start the sandbox',
      pathNot: [TEST, `${SERVER}testing/`],
    }),
    packageRule('server', ['contracts', 'local-model', 'post-text', 'slides', 'sandbox'], {
      comment: 'tests drive the server, not the page',
    }),
    packageRule('e2e', ['contracts', 'sandbox'], { comment: 'journeys drive the program from outside' }),
    packageRule('bench', ['contracts', 'sandbox', 'server/src/platform'], {
      comment:
        'measurements drive the program from outside; the yardsticks use the same database and the same queue',
    }),
    {
      name: 'contracts-need-zod-only',
      severity: 'error',
      from: { path: PACKAGE('contracts'), pathNot: TEST },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'core'],
        pathNot: '(^|/)node_modules/zod/',
      },
    },
    {
      name: 'catalogue-is-plain',
      comment: 'the catalogue is constants that a public page can carry without zod',
      severity: 'error',
      from: { path: '^packages/contracts/src/catalog/', pathNot: TEST },
      to: { path: '(^|/)node_modules/' },
    },
    {
      name: 'post-text-is-pure',
      severity: 'error',
      from: { path: PACKAGE('post-text'), pathNot: TEST },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'core'] },
    },
    layerRule('platform/', ['integrations/', 'context[.]ts', 'domains/', ...TOP]),
    layerRule('integrations/', ['context[.]ts', 'domains/', ...TOP]),
    layerRule('context[.]ts', ['domains/', ...TOP]),
    layerRule('domains/', TOP),
    {
      name: 'modules-meet-at-index',
      comment: 'what a module’s tests share, tests of others may use too',
      severity: 'error',
      from: { path: `${SERVER}domains/([^/]+/[^/]+)/` },
      to: {
        path: `${SERVER}domains/[^/]+/[^/]+/`,
        pathNot: [`${SERVER}domains/$1/`, `${SERVER}domains/[^/]+/[^/]+/index[.]ts$`, TEST],
      },
    },
    {
      name: 'modules-entered-at-index',
      comment: 'app, roles and program too see only what a module offers',
      severity: 'error',
      from: { path: SERVER, pathNot: [`${SERVER}domains/`, TEST, `${SERVER}testing/`] },
      to: { path: `${SERVER}domains/`, pathNot: `${SERVER}domains/[^/]+/[^/]+/index[.]ts$` },
    },
    ...orderRules('domain', `${SERVER}domains/`, DOMAINS),
    {
      name: 'domain-shell',
      comment: 'shell composes what the account page shows; nothing depends on it',
      severity: 'error',
      from: { path: `${SERVER}(platform|integrations|domains)/`, pathNot: [`${SERVER}domains/shell/`, TEST] },
      to: { path: `${SERVER}domains/shell/` },
    },
    ...orderRules('contracts', '^packages/contracts/src/', DOMAINS),
    onlyIn('drizzle-in-repositories', '(drizzle-orm|drizzle-kit)', [
      `${SERVER}.*/tables[.]ts$`,
      `${SERVER}.*/repository([.]ts$|/)`,
      `${SERVER}platform/(db/|queue[.]ts$)`,
    ]),
    onlyIn('hono-in-routes', 'hono', [
      `${SERVER}.*/routes([.]ts$|/)`,
      `${SERVER}platform/http/`,
      `${SERVER}app[.]ts$`,
    ]),
    onlyIn('hono-server-in-web-role', '@hono/node-server', [`${SERVER}roles/web[.]ts$`]),
    {
      name: 'web-ui-and-lib-below',
      severity: 'error',
      from: { path: '^packages/web/(ui|lib)/' },
      to: { path: '^packages/web/(features|app)/' },
    },
    {
      name: 'web-features-below-app',
      severity: 'error',
      from: { path: '^packages/web/(features|content)/' },
      to: { path: '^packages/web/app/' },
    },
    {
      name: 'web-features-apart',
      comment: 'a feature never imports a feature; a route composes them',
      severity: 'error',
      from: { path: `${FEATURES}${FEATURE}/` },
      to: { path: FEATURES, pathNot: `${FEATURES}$1/` },
    },
    ...orderRules('write-page', `${FEATURES}writing/writing/`, WRITE_PAGE),
    {
      name: 'declared-packages-only',
      severity: 'error',
      from: { path: PACKAGES, pathNot: [TEST, `${SERVER}testing/`, '[.]config[.]ts$'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|[.]react-router|test-results|results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
