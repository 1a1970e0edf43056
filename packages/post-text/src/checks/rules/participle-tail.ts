import { patternRule } from './pattern-rule.ts';

/** ', ensuring that …': a comment hung on the end of a fact. */
export const participleTail = patternRule(
  'participle-tail',
  'hangs a comment on the end of a fact. Stop at the fact, or say who did it.',
  [
    {
      pattern:
        /,\s(?:ultimately |thereby |thus |further |effectively )?(?:highlighting|underscoring|showcasing|ensuring|fostering|enabling|empowering|reflecting|demonstrating|emphasi[sz]ing|reinforcing|paving the way|driving|solidifying|cementing|elevating|unlocking|contributing to|setting the stage|making it (?:easier|possible))\b[^.!?\n,]{3,90}/gi,
      cut: 'Stop at the fact',
    },
  ],
);
