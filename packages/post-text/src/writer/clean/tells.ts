import { RULES } from '../../checks/rules/index.ts';
import { applyFix } from '../../checks/fix.ts';
import { parsePost } from '../../checks/post.ts';

const TELLS = RULES.filter((rule) => rule.group === 'tell');
const MOST_CHANGES = 20;

/** Takes every machine-made turn out of a text that can be taken out without rewriting it. */
export function cutTells(text: string): string {
  let current = text;
  for (let round = 0; round < MOST_CHANGES; round += 1) {
    const post = parsePost(current);
    const found = TELLS.flatMap((rule) =>
      rule.english && post.language !== 'en' ? [] : rule.find(post, {}),
    ).find((remark) => remark.fix !== undefined);
    if (!found?.fix) return current;
    current = applyFix(current, { fix: found.fix });
  }
  return current;
}
