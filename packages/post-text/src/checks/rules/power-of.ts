import { ABSTRACT, START } from './abstract-words.ts';
import { beforeOf, namesDay, namesFact, namesThing, restOf, throughEnd } from './concrete.ts';
import { patternRule } from './pattern-rule.ts';
import type { Put } from './pattern-rule.ts';

const PEDESTAL = '(?:power|importance|magic|beauty|art|value|joy|impact|strength|secret|gift)';
const ADJECTIVE =
  '(?:true|real|incredible|sheer|quiet|simple|hidden|lasting|transformative|underrated|forgotten|lost|immense|unexpected|subtle|raw|pure)';
const GERUND =
  '(?:listening|asking|saying|showing up|letting go|looking|being|doing|starting|storytelling|learning|sharing|giving|connecting|slowing|waiting|leading|delegating|pausing|failing|networking|thinking|noticing|caring|trusting|planning|mentoring|experimenting|collaborating|believing|belonging|gathering|reading|resting|stopping|simplifying)';

function isPraise(match: RegExpExecArray): boolean {
  const all = throughEnd(match);
  return !namesThing(all) && !namesDay(all) && !/\d/.test(all) && !namesFact(match[0]);
}

/** 'The power of listening': puts a pedestal under a plain word. */
export const powerOf = patternRule(
  'power-of',
  'puts a pedestal under a plain word. Take the word by itself.',
  [
    {
      pattern: new RegExp(
        `${START}(?:And )?(?:(?:That|This|Such|Therein)(?:['’]s| is| lies) the (?:${ADJECTIVE} )?(?:power|magic|beauty|art|joy) (?:of|in)|Never (?:underestimate|doubt|forget|overlook) the (?:${ADJECTIVE} )?${PEDESTAL} (?:of|in)|There(?:['’]s| is) (?:an? (?:\\p{Ll}+ )?art (?:to|in)|(?:something|a certain|a quiet|a kind of|real|great|immense) ?(?:deeply |truly |quietly |almost |so )?(?:magic|magical|powerful|power|strength|value|beautiful|profound|beauty) (?:about|in|to)))\\b[^.!?\\n\\d]{2,90}[.!]`,
        'giu',
      ),
      cut: 'Cut the sentence',
    },
    {
      // 'Kindness is the most powerful force on earth.'
      pattern: new RegExp(
        `${START}[\\p{L} ]{3,40} is (?:the|one of the|the single|our) (?:most|greatest|strongest|biggest) (?:\\p{Ll}+ )?(?:forces?|superpowers?|magic|strengths?|gifts?)\\b(?: (?:on|in|of) [^.!?\\n\\d]{3,30})?[.!]`,
        'gu',
      ),
      where: isPraise,
      cut: 'Cut the sentence',
    },
    {
      pattern: new RegExp(
        `${START}The (?:(?:${ADJECTIVE}) )?(?:power|beauty|magic|art) of [^.!?\\n\\d]{3,40} (?:is the (?:art|power|beauty|magic) of [^.!?\\n\\d]{3,30}|is real|lies in [^.!?,\\n\\d]{3,40})[.,!]`,
        'gu',
      ),
      where: isPraise,
      cut: 'Cut the sentence',
    },
    {
      // 'The beauty of small teams is that they laugh.'
      pattern: new RegExp(
        `${START}The (?:${ADJECTIVE} )?${PEDESTAL} of (?!(?:the|my|our|his|her|its|their|this|that) )(?<thing>(?:an? |small |good |great )?[\\p{Ll} -]{3,30}) is that (?<self>they|it|you) (?![^.!?\\n]* it[.!])(?=\\p{L})`,
        'gu',
      ),
      where: isPraise,
      put: ({ groups }) => {
        const { thing = '', self } = groups ?? {};
        return self === 'you' ? 'you ' : `${thing} `;
      },
    },
    {
      pattern: new RegExp(
        `${START}The (?:${ADJECTIVE} )?${PEDESTAL} of (?!(?:the|my|our|his|her|its|their|this|that) )(?<thing>(?:an? |small |good |great )?[\\p{Ll} -]{3,30}) is that (?!(?:they|it|you)\\b)(?![^.!?\\n]* it[.!])(?=\\p{L})`,
        'gu',
      ),
      where: isPraise,
      cut: 'Say it without the pedestal',
    },
    {
      pattern: new RegExp(
        `(?<![\\p{L}])(?:the (?:${ADJECTIVE} )?(?:${ADJECTIVE} )?${PEDESTAL} of) (?=(?:(?:\\p{Ll}+ing\\b(?! (?:the|a|an|my|our|your|his|her|its|their)\\b)(?! \\p{Ll}+ (?:is|was|are) (?:in|on|at)\\b)|${GERUND}\\b)|an? (?:good|great|small|simple|single|clear|strong|kind|real|quiet|warm|honest|shared|well-\\p{Ll}+|\\p{Ll}+-\\p{Ll}+) \\p{Ll}+|(?:self-\\p{Ll}+|constraints|servant leadership|belonging|gratitude|play|paper|maps|small|community|storytelling|people|words|stories|habits?|routine|rituals?|connection|relationships|teamwork|rest|time|human connection|proximity|repair|simplicity|persistence|purpose|why|less|${ABSTRACT})\\b))`,
        'giu',
      ),
      where: (match) =>
        /\b(?:power|importance|magic|beauty|art|value|joy|impact|strength)\b/i.test(match[0]) &&
        !namesThing(restOf(match)) &&
        !namesDay(restOf(match)) &&
        !/\d/.test(restOf(match)) &&
        !namesFact(beforeOf(match)) &&
        // 'The importance of being Ernest', 'The Beauty of Small Tools': a title, a name.
        !/^being \p{Lu}/u.test(restOf(match)) &&
        !(/^The \p{Lu}/u.test(match[0]) && /^\p{Lu}/u.test(restOf(match))) &&
        !/\b(?:my|our) family\b|^\S* was in\b|^people in\b|\bclasses\b|\p{Ll}+ing \p{Ll}+ly is\b/u.test(
          restOf(match),
        ),
      unlessNext: /^[^.!?\n]{0,40} is (?:that|its)\b/,
      cut: 'Take the word by itself',
      put: howMuch,
    },
  ],
  'info',
);

/** What is shown, known or learned of a thing is not the thing: 'shows the importance of community' is 'shows how much community matters'. */
function howMuch(match: RegExpExecArray): Put | undefined {
  if (
    !/\b(?:importance|value|power|impact|strength)\b/i.test(match[0]) ||
    !/\b(?:show|prove|demonstrate|illustrate|understand|know|see|learn|teach|highlight|underline|underscore|prove|remember|recogni[sz]e)(?:s|es|n|ed|ing)? $|\b(?:understood|knew|saw|learnt|taught(?: (?:me|us))?) $/i.test(
      beforeOf(match),
    )
  )
    return undefined;
  const thing = /^(?:\p{Ll}|-)+(?: (?:\p{Ll}|-)+){0,2}(?=[.!])/u.exec(
    restOf(match) + match.input.charAt(match.index + match[0].length + restOf(match).length),
  )?.[0];
  if (thing === undefined) return undefined;
  return {
    text: `how much ${thing} ${/[^s]s$/.test(thing) ? 'matter' : 'matters'}`,
    more: match[0].length - match[0].trimEnd().length + thing.length,
  };
}
