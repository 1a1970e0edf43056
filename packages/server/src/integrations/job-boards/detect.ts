import type { BoardRef } from './types.ts';

const token = '([A-Za-z0-9][A-Za-z0-9_.-]{0,99})';

const language = '(?:[a-z]{2}-[A-Za-z]{2,4}/)?';

/** The addresses of companies' boards. The groups, joined by slashes, are the company's name on the board. */
const patterns: readonly { kind: BoardRef['kind']; pattern: RegExp; prefix?: string }[] = [
  {
    kind: 'greenhouse',
    pattern: new RegExp(
      `(?:boards|job-boards)(?:\\.eu)?\\.greenhouse\\.io/embed/job_(?:board|app)(?:/js)?\\?(?:[^\\s"'<>]{0,200}&(?:amp;)?)?for=${token}`,
    ),
  },
  {
    kind: 'greenhouse',
    pattern: new RegExp(`boards-api\\.greenhouse\\.io/v1/boards/${token}`),
  },
  {
    kind: 'greenhouse',
    pattern: new RegExp(`(?:boards|job-boards)(?:\\.eu)?\\.greenhouse\\.io/(?!embed/|v1/)${token}`),
  },
  { kind: 'lever', pattern: new RegExp(`jobs\\.eu\\.lever\\.co/${token}`), prefix: 'eu:' },
  { kind: 'lever', pattern: new RegExp(`jobs\\.lever\\.co/${token}`) },
  { kind: 'ashby', pattern: new RegExp(`jobs\\.ashbyhq\\.com/${token}`) },
  {
    kind: 'recruitee',
    pattern: new RegExp(
      `//(?!www\\.|api\\.|docs\\.|app\\.|careers\\.)([a-z0-9][a-z0-9-]{0,62})\\.recruitee\\.com`,
    ),
  },
  {
    kind: 'smartrecruiters',
    pattern: new RegExp(`(?:jobs|careers)\\.smartrecruiters\\.com/(?!external-|sr-jobs|static)${token}`),
  },
  { kind: 'workable', pattern: new RegExp(`apply\\.workable\\.com/(?!j/|api/|static)${token}`) },
  {
    kind: 'workable',
    pattern: new RegExp(`//(?!www\\.|apply\\.|jobs\\.|help\\.)([a-z0-9][a-z0-9-]{0,62})\\.workable\\.com`),
  },
  { kind: 'personio', pattern: /\/\/([a-z0-9][a-z0-9-]{0,62})\.jobs\.personio\.(?:de|com)/i },
  {
    kind: 'teamtailor',
    pattern:
      /\/\/(?!(?:www|api|app|support|docs|assets|images|tt)\.)([a-z0-9][a-z0-9-]{0,62}(?:\.[a-z]{2})?)\.teamtailor\.com/i,
  },
  {
    kind: 'workday',
    pattern: new RegExp(
      `//(([a-z0-9][a-z0-9-]{0,62})(?:\\.wd\\d{1,3})?\\.myworkdayjobs\\.com)/(?:wday/cxs/[^/\\s]{1,64}/)?${language}${token}`,
      'i',
    ),
  },
  {
    kind: 'workday',
    pattern: new RegExp(
      `//(wd\\d{1,3}\\.myworkdaysite\\.com)/(?:wday/cxs/|${language}recruiting/)([a-z0-9_-]{1,63})/${token}`,
      'i',
    ),
  },
];

/** The first supported board that an address or a page's HTML refers to, or null. */
export function findBoard(text: string): BoardRef | null {
  let found: { at: number; ref: BoardRef } | null = null;
  for (const { kind, pattern, prefix = '' } of patterns) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const company = match.slice(1).join('/');
    if (found !== null && match.index >= found.at) continue;
    found = { at: match.index, ref: { kind, company: prefix + company.replace(/[.]+$/, '') } };
  }
  return found?.ref ?? null;
}

const guessed: readonly BoardRef['kind'][] = [
  'greenhouse',
  'lever',
  'ashby',
  'recruitee',
  'workable',
  'personio',
  'teamtailor',
  'smartrecruiters',
];

/** A few possible boards of a company with this name, each of which has to be checked. */
export function guessBoards(name: string): BoardRef[] {
  const words = name
    .slice(0, 100)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => /^[A-Za-z0-9]+$/.test(word));
  if (words.length === 0) return [];
  const lower = words.map((word) => word.toLowerCase());
  const slugs = [...new Set([lower.join(''), lower.join('-')])];
  const proper = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return guessed.flatMap((kind) =>
    (kind === 'smartrecruiters' ? [proper] : slugs).map((company) => ({ kind, company })),
  );
}
