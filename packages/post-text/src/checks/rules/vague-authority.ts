import { patternRule } from './pattern-rule.ts';

/** 'Studies show that …' without the study. */
export const vagueAuthority = patternRule(
  'vague-authority',
  'leans on nobody in particular. Name the study, or say it yourself.',
  [
    {
      pattern:
        /(?<=^|\n|[.!?…]\s)(?:(?:It['’]s no secret that )?(?:Countless |Many |Recent |Several |Numerous )?(?:studies|research|science|data|experts?|scientists|psychologists|statistics|surveys)(?: has| have)? (?:show|shows|shown|prove|proves|proven|says?|agrees?|suggests?|confirms?|reveals?|tells us)(?: that)?|According to (?:experts|studies|research|science),|It (?:is|has been) (?:scientifically )?proven that)\b,?/giu,
      cut: 'Say it yourself',
    },
  ],
);
