import { namesFirm } from '../../linkedin/urls.ts';
import type { Rule } from '../finding.ts';

export const linkInBody: Rule = {
  id: 'link-in-body',
  group: 'linkedin',
  severity: 'info',
  find: (post) => {
    const links = post.runs.filter((run) => run.kind === 'url');
    const first = links[0];
    if (!first) return [];
    const name = post.text.slice(first.start, first.end);
    if (links.length === 1 && namesFirm(name))
      return [
        {
          message: `LinkedIn will make “${name}” a link. Many writers find posts with a link are shown to fewer people; LinkedIn has never said so.`,
          start: first.start,
          end: first.end,
        },
      ];
    return [
      {
        message: `${links.length === 1 ? 'There is a link' : `There are ${links.length} links`} in the post. Many writers find such posts are shown to fewer people; LinkedIn has never said so. If it can wait, put it in the first comment.`,
        start: first.start,
        end: first.end,
      },
    ];
  },
};
