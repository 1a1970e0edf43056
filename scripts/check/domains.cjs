/**
 * The domains in their order: each may import those before it, in `server/src/domains` and in `contracts/src`. The
 * folders of `web/features` have the same names. ARCHITECTURE.md prints this list (architecture.mjs).
 */
exports.DOMAINS = [
  'accounts',
  'billing',
  'runs',
  'posts',
  'teams',
  'library',
  'memory',
  'visuals',
  'publishing',
  'desk',
  'agents',
  'profile',
  'writing',
  'shell',
];

/** The parts of the Write page in their order; `panels` holds one folder for each panel. */
exports.WRITE_PAGE = ['post', 'text', 'panels', 'studio'];
