import { namesFact, namesFigure, namesThing, restOf } from './concrete.ts';
import { patternRule } from './pattern-rule.ts';
import type { Put } from './pattern-rule.ts';

const START = '(?<=^|\\n|[.!?…]\\s|, (?:and|but|yet) |(?:Yet|But|And) )';
const MANY = '(?:Countless |Many |Recent |Several |Numerous |Leading |Most |Industry |Top )*';
/** Those that stand for all of knowledge. 'The data shows' is somebody's own table. */
const SOURCES =
  '(?:(?<=Industry )leaders|studies|research|science|neuroscience|evidence|reports|experts?|doctors|economists|historians|academics|insiders|scholars|scientists|psychologists|researchers|analysts|statistics|surveys)';
const SAY =
  '(?:shows?(?! up\\b)|shown|proves?|proven|says?|agrees?|suggests?|confirms?|reveals?|indicates?|finds?|found|demonstrate[sd]?|predicts?|argued|warns?|believes?|tells us|tell us|know[sn]?|links?|linked|points? to|backs?|supports?|highlights?|underlines?|estimates?|claims?|insists?|warned|taught)';

/** What cannot begin a sentence once the authority is gone. */
const IN_THE_AIR =
  /^,?\s*(?:on|about|that|to|it(?! (?:takes|costs|pays|is|can|could|may|might|will)\b)|of|with|over|as|the same)\b/;

/** 'Everybody in the trade knows that plugs …', 'According to leading analysts, …': what ties the claim to them goes too. */
const sayItYourself = ({ 0: words, index, input }: RegExpExecArray): Put | undefined => {
  const end = index + words.length;
  const tie = /^(?:,? that(?= (?:\p{Ll}|\p{Lu}))|,(?= ))/u.exec(input.slice(end, end + 12))?.[0];
  return tie === undefined || words.endsWith(',') ? undefined : { text: '', more: tie.length };
};

/** 'Studies show that …' without the study. */
export const vagueAuthority = patternRule(
  'vague-authority',
  'leans on nobody in particular. Name the study, or say it yourself.',
  [
    {
      pattern: new RegExp(
        `${START}${MANY}${SOURCES}(?: have)?(?: long)? (?:argued|debated|disagreed) (?:about|over|on) [^.!?\\n]{2,40}[.!]`,
        'giu',
      ),
      where: isVague,
      cut: 'Cut the sentence',
    },
    {
      pattern: new RegExp(
        `${START}(?:It['’]s no secret that )?${MANY}${SOURCES}(?: around the world| the world over| in the field)?(?: has| have)?(?: long| all| now| consistently| repeatedly| increasingly| clearly)? ${SAY}(?: that)?\\b,?`,
        'giu',
      ),
      where: isVague,
      unlessNext: IN_THE_AIR,
      cut: 'Say it yourself',
    },
    {
      pattern: new RegExp(
        `${START}(?:According to (?:experts|(?:recent |many |countless )?(?:studies|research|surveys)|science|(?:top|leading|industry) \\p{Ll}+(?: \\p{Ll}+)?),|(?:It (?:is|has been) (?:(?:scientifically )?proven|(?:widely|well|commonly|generally) (?:known|believed|acknowledged|accepted|documented)) that|(?:Study|Survey) after (?:study|survey) (?:shows?|finds?|proves?)(?: that)?)\\b,?)`,
        'giu',
      ),
      where: isVague,
      unlessNext: IN_THE_AIR,
      cut: 'Say it yourself',
    },
    {
      pattern: new RegExp(
        `${START}(?:Data (?:consistently |clearly )?(?:shows?|proves?) that|(?:The|All the) (?:data|research|science|evidence|numbers) (?:is|are) (?:clear|in|overwhelming|undeniable)|(?:The )?(?:data|numbers|research) (?:doesn['’]t|don['’]t|never) lies?|It['’]s (?:been )?(?:widely |scientifically |well )?(?:proven|known|documented|established) that|(?:Many|Most) (?:leaders|analysts|economists|executives|CEOs|thought leaders|investors) (?:agree|believe|predict|argue|say)(?: that)?)\\b[:,]?`,
        'giu',
      ),
      where: isVague,
      unlessNext: IN_THE_AIR,
      cut: 'Say it yourself',
    },
    {
      // 'Industry leaders are calling it a new era.', 'Every leader I speak to says the same.'
      pattern: new RegExp(
        `${START}(?:(?:All |Many |Most |Some |Several |Countless |Leading |Top |Even |More and more )*(?:industry|business|market|thought|tech|sector|HR|security|health|behaviou?ral|data)?[- ]?(?:leaders|experts|analysts|insiders|observers|commentators|voices|scientists|economists|psychologists|specialists|thinkers)(?: in the (?:field|industry|sector|trade|know))? (?:are (?:calling|saying|predicting|warning|hailing|describing|betting|starting to)|call it|hail|have called|see it as|point to|have been saying)|(?:Every|Any|Almost every|Nearly every) (?:\\p{Ll}+ ){0,2}(?:leader|expert|CEO|founder|manager|analyst|study|report|survey|psychologist|recruiter|executive|investor|coach|marketer|successful \\p{Ll}+)(?: I(?:['’]ve| have)? (?:\\p{Ll}+)(?: (?:to|with))?| in the (?:field|world|industry|business))? (?:says|agrees|will tell you|knows|confirms|shows|believes|points to)|(?:Everybody|Everyone|Anyone|Anybody)(?: who works)? in (?:the|this|our) (?:trade|industry|business|field|sector|know|market|profession) (?:knows|agrees|says|will tell you)|(?:It['’]s|It is) (?:no (?:secret|surprise)|common knowledge|(?:a )?well[- ](?:known|documented|established)(?: fact)?|widely (?:accepted|agreed|recogni[sz]ed|believed|reported)|an open secret|often said|generally accepted) that|(?:They|As they) say(?: that)?,?(?= (?:the|a|an|it|that|you)\\b)|As (?:(?:the )?(?:research|science|studies|experts|data|history|neuroscience) (?:shows?|suggests?|tells? us|confirms?|proves?|says?|agrees?|points? out)|(?:we|everyone|everybody) knows?),|(?:A )?(?:growing|large|vast|mounting|overwhelming|huge) (?:body|amount|wealth) of (?:research|evidence|studies|data|literature)(?: now)? \\p{Ll}+(?: that)?|(?:The )?(?:latest|recent|new|modern|emerging|cutting-edge|decades of|years of|a wealth of|countless|numerous|multiple|various) (?:scientific |academic |psychological |industry |independent )*(?:research|studies|study|science|evidence|neuroscience|findings|surveys|reports|data)(?: has| have| all| now| consistently)* (?:shows?|shown|proves?|proven|suggests?|confirms?|confirmed|reveals?|revealed|indicates?|finds?|found|demonstrates?|links?|linked|points? to|backs?|tells? us)(?: that)?|(?:The )?(?:science|research|evidence|data|experts?) (?:backs? (?:this|it) up|speaks? for (?:itself|themselves)|all points?|could not be clearer|agrees?|(?:is|are) (?:unanimous|unequivocal|conclusive|settled|united)))(?![\\p{L}])`,
        'giu',
      ),
      where: leansOnThem,
      unlessNext: IN_THE_AIR,
      put: sayItYourself,
      cut: 'Say it yourself',
    },
    {
      pattern: /(?<=, )the (?:data|research|evidence|science) is clear:/giu,
      unlessNext: IN_THE_AIR,
      cut: 'Say it yourself',
    },
    {
      pattern: new RegExp(
        `${START}(?:According to (?:leading|many|most|industry|top|several|numerous) (?:\\p{Ll}+ )?(?:analysts|experts|researchers|psychologists|economists|studies|observers|thinkers)\\b|A growing (?:body of (?:evidence|research|literature)|number of (?:studies|experts)) (?:points?|shows?|suggests?|confirms?|supports?|says?)\\b|(?:It has been said|It is often said|As has been said)(?: by [\\p{Ll} ]{3,20})?(?: that\\b|,)|(?:Top performers|High performers|Thought leaders|The best leaders|Successful people) (?:know|agree|understand|have been (?:saying|sounding)|all say)\\b|(?:[\\p{Lu}]\\p{Ll}+ )(?:experts|specialists|analysts) (?:say|warn|agree|predict|believe)\\b)`,
        'gu',
      ),
      where: leansOnThem,
      unlessNext: IN_THE_AIR,
      put: sayItYourself,
      cut: 'Say it yourself',
    },
  ],
);

/** 'Surveys show three wells', 'Research found the leak': somebody looked, and this is what stood there. */
function isVague(match: RegExpExecArray): boolean {
  const rest = restOf(match).trim();
  if (!/that\b,?$/i.test(match[0]) && /^it\b/i.test(rest)) return false;
  if (/^(?:no|yes|so|to|the (?:opposite|same)|from|by|up|in our|at)\b/i.test(rest)) return false;
  if (/that\b,?$/i.test(match[0]))
    return !namesFact(rest) && !/\b(?:the|my|our) (?:baker|doctor|vet|mayor)\b/.test(rest);
  return (
    !namesFact(rest) &&
    !namesThing(rest) &&
    !/^(?:(?:he|she|one|two)\b|the \p{Ll}+ (?:was|is|were|had)\b)/iu.test(rest) &&
    !namesFigure(rest)
  );
}

/** The same of those who are named by their trade alone: 'Industry leaders are calling it a new era.' */
function leansOnThem(match: RegExpExecArray): boolean {
  const rest = restOf(match);
  return !namesFact(rest) && !namesThing(rest);
}
