import { patternRule } from './pattern-rule.ts';

const START = '(?<=^|\\n|[.!?…]\\s|, (?:and|but|yet) |(?:Yet|But|And) )';
const MANY = '(?:Countless |Many |Recent |Several |Numerous |Leading |Most |Industry |Top )*';
/** Those that stand for all of knowledge. 'The data shows' is somebody's own table. */
const SOURCES =
  '(?:(?<=Industry )leaders|studies|research|science|neuroscience|evidence|reports|experts?|scientists|psychologists|researchers|analysts|statistics|surveys)';
const SAY =
  '(?:shows?(?! up\\b)|shown|proves?|proven|says?|agrees?|suggests?|confirms?|reveals?|indicates?|finds?|found|demonstrates?|predicts?|argued|warns?|believes?|tells us|tell us)';

/** 'Studies show that …' without the study. */
export const vagueAuthority = patternRule(
  'vague-authority',
  'leans on nobody in particular. Name the study, or say it yourself.',
  [
    {
      pattern: new RegExp(
        `${START}(?:It['’]s no secret that )?${MANY}${SOURCES}(?: around the world| the world over| in the field)?(?: has| have)?(?: long| all| now| consistently| repeatedly| increasingly| clearly)? ${SAY}(?: that)?\\b,?`,
        'giu',
      ),
      cut: 'Say it yourself',
    },
    {
      pattern: new RegExp(
        `${START}(?:According to (?:experts|(?:recent |many |countless )?(?:studies|research|surveys)|science|(?:top|leading|industry) \\p{Ll}+(?: \\p{Ll}+)?),|(?:It (?:is|has been) (?:(?:scientifically )?proven|(?:widely|well|commonly|generally) (?:known|believed|acknowledged|accepted|documented)) that|(?:Study|Survey) after (?:study|survey) (?:shows?|finds?|proves?)(?: that)?)\\b,?)`,
        'giu',
      ),
      cut: 'Say it yourself',
    },
  ],
);
