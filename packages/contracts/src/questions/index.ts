import { everyIndustry } from './every-industry.ts';
import { careAndCulture } from './care-and-culture.ts';
import { goodsAndPlaces } from './goods-and-places.ts';
import { knowledgeWork } from './knowledge-work.ts';
import { readQuestions, type Question } from './question.ts';

export { questionRoles, type Question, type QuestionRole } from './question.ts';

export const questions: readonly Question[] = [
  knowledgeWork,
  careAndCulture,
  goodsAndPlaces,
  everyIndustry,
].flatMap(readQuestions);
