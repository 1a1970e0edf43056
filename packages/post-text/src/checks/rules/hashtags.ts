import type { Rule } from '../finding.ts';

const MOST = 5;

/** More hashtags than readers bear. The fix drops the last ones where they stand together at the end. */
export const tooManyHashtags: Rule = {
  id: 'too-many-hashtags',
  group: 'linkedin',
  severity: 'warn',
  find: (post) => {
    const tags = post.runs.filter((run) => run.kind === 'hashtag');
    const firstExtra = tags[MOST];
    const last = tags.at(-1);
    if (!firstExtra || !last) return [];
    const place = {
      message: `${tags.length} hashtags. Three to five are usual; more look like an advertisement and help nobody find the post. Keep the closest ones.`,
      start: firstExtra.start,
      end: last.end,
    };
    const tail = post.text.slice(firstExtra.start);
    if (!/^(?:#[^\s#]+\s*)+$/u.test(tail)) return [place];
    const start = post.text.slice(0, firstExtra.start).trimEnd().length;
    return [
      { ...place, fix: { start, end: post.text.length, replacement: '', label: `Keep the first ${MOST}` } },
    ];
  },
};
