import { patternRule } from './pattern-rule.ts';

/** ', ensuring that …': a comment hung on the end of a fact. */
export const participleTail = patternRule(
  'participle-tail',
  'hangs a comment on the end of a fact. Stop at the fact, or say who did it.',
  [
    {
      pattern:
        /,\s(?:ultimately |thereby |thus |further |effectively )?(?:highlighting|underscoring|showcasing|ensuring|fostering|enabling|empowering|reflecting|demonstrating|emphasi[sz]ing|reinforcing|paving the way|driving|solidifying|cementing|elevating|unlocking|contributing to|setting the stage|making it (?:easier|possible)|allowing (?:us|teams|people|everyone|them|you)|creating (?:a|an) (?:culture|space|environment|sense)|bridging|mitigating|signal(?:l)?ing|proving that|inspiring|transforming|strengthening|boosting|setting (?:a|the) (?:new )?(?:benchmark|standard|tone)|opening (?:doors|the door)|leading to (?:better|greater|higher|improved)|reducing [\p{L} ]{3,30} and|helping (?:teams|companies|people|organi[sz]ations|businesses))\b[^.!?\n,]{3,90}/giu,
      cut: 'Stop at the fact',
    },
  ],
);
