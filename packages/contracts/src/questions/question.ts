import { industries, type Industry } from '../catalog/industries.ts';
import { postFormats, type PostFormat } from '../catalog/writing.ts';

export const questionRoles = {
  founder: 'Founder or owner',
  leader: 'Manager or team lead',
  specialist: 'Specialist',
  sales: 'Sales and fundraising',
  marketing: 'Marketing',
  operations: 'Operations',
  people: 'People and hiring',
  independent: 'Freelancer or adviser',
  seeker: 'Job seeker',
} as const;
export type QuestionRole = keyof typeof questionRoles;

export interface Question {
  /** Null for a question that fits every industry. */
  industry: Industry | null;
  role: QuestionRole;
  /** The most suitable format for the answer. */
  format: PostFormat;
  text: string;
}

const isRole = (name: string): name is QuestionRole => Object.hasOwn(questionRoles, name);
const isFormat = (name: string): name is PostFormat => Object.hasOwn(postFormats, name);
const isIndustry = (name: string): name is Industry => industries.some((one) => one === name);

/**
 * Parses a sheet of questions. `= Industry` and `# role` apply to the lines that follow; all other lines are
 * `format: question`. Throws on any other line.
 */
export function readQuestions(sheet: string): Question[] {
  let industry: Industry | null = null;
  let role: QuestionRole | null = null;
  const questions: Question[] = [];
  for (const line of sheet.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const name = line.slice(2);
    if (line.startsWith('= ') && isIndustry(name)) industry = name;
    else if (line.startsWith('# ') && isRole(name)) role = name;
    else {
      const colon = line.indexOf(': ');
      const format = line.slice(0, Math.max(0, colon));
      if (role === null || !isFormat(format)) throw new Error(`No question: ${line}`);
      questions.push({ industry, role, format, text: line.slice(colon + 2) });
    }
  }
  return questions;
}
