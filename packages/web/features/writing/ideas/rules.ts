import { keysOf, type Idea } from '@limelight/contracts';
import { ideaStatuses, type IdeaStatus } from '@limelight/contracts/catalog';
import type { Question, QuestionRole } from '@limelight/contracts/questions';

export const columns = keysOf(ideaStatuses);

export function byColumn(ideas: readonly Idea[]): Map<IdeaStatus, Idea[]> {
  return new Map(
    columns.map((column) => [
      column,
      ideas.filter(({ status }) => status === column).toSorted((a, b) => b.position - a.position),
    ]),
  );
}

const gap = 1000;

/** The position for inserting at `index` of a column that does not include the moved idea. */
export function positionAt(column: readonly Pick<Idea, 'position'>[], index: number): number {
  const [above, below] = [column[index - 1]?.position, column[index]?.position];
  if (above === undefined && below === undefined) return 0;
  if (above === undefined) return (below ?? 0) + gap;
  if (below === undefined) return above - gap;
  return (above + below) / 2;
}

export interface Move {
  status: IdeaStatus;
  position: number;
}

export interface QuestionFilter {
  industry: string;
  role: QuestionRole | '';
  q: string;
}

/** Questions for an industry (plus the general ones) and a role that contain every search word. */
export function findQuestions(
  questions: readonly Question[],
  { industry, role, q }: QuestionFilter,
): Question[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return questions.filter(
    (question) =>
      (industry === '' || question.industry === null || question.industry === industry) &&
      (role === '' || question.role === role) &&
      words.every((word) => question.text.toLowerCase().includes(word)),
  );
}

export const linesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/\s+/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** The text and the URL that another app shared through the system's share sheet. */
export function sharedIn(search: URLSearchParams): { text: string; url: string } | null {
  const part = (name: string) => search.get(`shared-${name}`)?.trim() ?? '';
  const [title, text, address] = [part('title'), part('text'), part('url')];
  // Android puts the URL into the text.
  const url = [address, text].map((one) => /https?:\/\/\S+/.exec(one)?.[0] ?? '').find(Boolean) ?? '';
  const words = [title, text.replace(url, '').trim()].filter(
    (one, index, all) => one !== '' && all.indexOf(one) === index,
  );
  if (words.length === 0 && url === '') return null;
  return { text: words.join('\n') || url, url: URL.canParse(url) ? url : '' };
}
