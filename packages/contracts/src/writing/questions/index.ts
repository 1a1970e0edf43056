import { z } from 'zod';
import { industries, type Industry } from '../../catalog/industries.ts';
import { postFormats, type PostFormat } from '../../catalog/writing.ts';
import { keysOf } from '../../fields.ts';
import groups from './questions.json' with { type: 'json' };
import { questionRoles, type QuestionRole } from './roles.ts';

export { rolesIn } from './author-roles.ts';
export { questionRoles, type QuestionRole } from './roles.ts';

/** Questions for a role in an industry; null for every industry. */
const group = z.object({
  industry: z.enum(industries).nullable(),
  role: z.enum(keysOf(questionRoles)),
  questions: z.array(z.object({ format: z.enum(keysOf(postFormats)), text: z.string() })),
});

export interface Question {
  /** Null for a question that fits every industry. */
  industry: Industry | null;
  role: QuestionRole;
  /** The most suitable format for the answer. */
  format: PostFormat;
  text: string;
}

export const questions: readonly Question[] = z
  .array(group)
  .parse(groups)
  .flatMap(({ industry, role, questions: some }) => some.map((one) => ({ industry, role, ...one })));
