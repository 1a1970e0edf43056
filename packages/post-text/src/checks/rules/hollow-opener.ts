import type { Rule } from '../finding.ts';
import { patternRule } from './pattern-rule.ts';

const START = '(?<=^|\\n|[.!?…]\\s)';

const anywhere = patternRule('hollow-opener', 'could open any post. Begin with what only you can say.', [
  {
    pattern: new RegExp(
      `${START}In (?:today['’]s|this|an?|the) (?:increasingly |ever more )?(?:fast-paced|ever-(?:evolving|changing)|rapidly (?:evolving|changing)|modern|digital|competitive|hyper-?connected)[^,.\\n]{0,40}(?:world|landscape|age|era|environment|market|economy|workplace)[^,.\\n]{0,20},?`,
      'giu',
    ),
    cut: 'Cut the opening',
  },
  {
    pattern: new RegExp(
      `${START}(?:(?:But|And|So),? )?(?:Here['’]s|Here is) (?:the thing|the truth|the deal|the kicker|the catch|a (?:hard|harsh|uncomfortable) truth|what (?:nobody|no one|most people)[^:.\\n]{0,40})[:.,]`,
      'giu',
    ),
    cut: 'Cut the opening',
  },
  {
    pattern: new RegExp(
      `${START}(?:Let['’]s (?:be (?:honest|real|clear)|face it|talk about (?!(?:the|our|my|your|this|that|last|yesterday)\\b|\\p{L}+['’]s\\b)[^.:\\n\\d]{2,40})|I['’]ll be (?:honest|real)|Real talk|(?:Hot take|Unpopular opinion|Controversial opinion)|Hard truth|Fun fact|Truth bomb|Pro tip|Newsflash|Buckle up|Story time|True story)\\s*[:.,!—–-]+`,
      'giu',
    ),
    cut: 'Cut the opening',
  },
  { pattern: new RegExp(`${START}(?:Picture|Imagine) this\\s*[:.,]`, 'giu'), cut: 'Cut the opening' },
  {
    pattern: new RegExp(
      `${START}(?:(?:I am|I['’]m|We are|We['’]re)\\s+)?(?:so |very |truly |really |beyond |super |extremely )?(?:thrilled|excited|delighted|humbled|honou?red|proud|happy|pleased|stoked|pumped)(?: and (?:thrilled|excited|delighted|humbled|honou?red|proud|grateful))? to (?:announce|share|say|report|reveal)(?: with (?:you|you all|everyone))?(?: that)?[:,]?`,
      'giu',
    ),
    cut: 'Go straight to the news',
  },
  {
    pattern: new RegExp(
      `${START}(?:(?:We need to talk about|Nobody (?:is talking|talks) about|No one (?:is talking|talks) about) (?!(?:the|our|my|your|this|that)\\b)[^.!?\\n\\d]{2,40}[.!?]|I['’]ve got (?:some )?news\\b[^.!?\\n]{0,40}[.!?]?|(?:Big|Huge|Exciting) news\\s*[:!.]|I have a confession(?: to make)?[.:]|Gone are the days (?:when|of)\\b[^.!?\\n]{2,80}[.!])`,
      'giu',
    ),
    cut: 'Cut the opening',
  },
  {
    pattern: new RegExp(
      `${START}(?:Have you ever (?:wondered|felt like|found yourself)|Ever (?:wondered|felt like)|Did you know(?: that)?)\\b[^.!?\\n]{0,90}\\?`,
      'giu',
    ),
    cut: 'Cut the opening',
  },
  {
    pattern: new RegExp(
      `${START}(?:Hi|Hello|Hey|Dear|Good (?:morning|afternoon|evening)) (?:everyone|everybody|all|network|connections|linked ?in|friends|folks|community)[,!.]?(?:\\s+(?:I )?hope (?:you|everyone|all)[^.!?\\n]{0,60}[.!])?`,
      'giu',
    ),
    cut: 'Cut the greeting',
  },
]);

/** Openings that could stand over any post. Further down the same words lead from one thing to the next. */
export const hollowOpener: Rule = {
  ...anywhere,
  find: (post, context) => {
    const [first] = post.paragraphs;
    return anywhere.find(post, context).filter(({ start }) => first !== undefined && start < first.end);
  },
};
