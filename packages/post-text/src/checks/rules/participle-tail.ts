import { patternRule } from './pattern-rule.ts';

/** Verbs that only comment, whatever follows them. */
const COMMENTS =
  'highlighting|underscoring|showcasing|ensuring|fostering|enabling|empowering|reflecting|demonstrating|emphasi[sz]ing|reinforcing|paving the way|driving|solidifying|cementing|elevating|unlocking|contributing to|setting the stage|bridging|mitigating|signal(?:l)?ing|inspiring|transforming|strengthening|boosting|cultivating|nurturing|sparking|igniting|illustrating|exemplifying|symboli[sz]ing|revolutioni[sz]ing|streamlining|enhancing|facilitating|shedding (?:new )?light on|raising the bar|laying the (?:groundwork|foundation)';
/** Verbs that also tell what somebody did: these need what only a comment says. */
const WITH_OBJECT =
  'making it (?:easier|possible)|allowing (?:us|teams|people|everyone|them|you|both|all|our|every)|creating (?:a|an) (?:culture|space|environment|sense|future|world)|proving (?:that|once again|yet again|just how)|setting (?:a|the) (?:new )?(?:benchmark|standard|tone)|opening (?:up )?(?:doors|the door|new|an? (?:entirely |whole )?new)|leading to (?:better|greater|higher|improved|a more)|reducing [\\p{L} ]{3,30} and|helping (?:teams|companies|people|organi[sz]ations|businesses|everyone|us all)|turning (?:strangers|customers|clients|users|employees|ideas|data|problems|challenges|obstacles|setbacks|complaints|frustration|visitors|readers|neighbou?rs|moments|mistakes|conversations) into|bringing (?:people|teams|generations|communities|everyone|us|them|stakeholders|families)(?: all)? (?:closer|together)|giving (?:us all|everyone|every \\p{Ll}+|teams|people|them|communities) (?:a (?:voice|sense|chance|fair|real)|the (?:chance|freedom|confidence|space|tools|power)|hope|back)|uncovering (?:insights|opportunities|hidden|new)|revealing (?:the|a|just|how) (?:true|deeper|hidden|much|power|importance)|keeping (?:everyone|teams|us all) (?:aligned|on the same page|focused|accountable|engaged)|building (?:trust|confidence|bridges|resilience|momentum|a (?:culture|sense|stronger|better))|reminding (?:us|everyone|me)(?: all)? (?:that|of|why|how)|showing (?:that|us|just|the world|everyone) (?:that|how|what|anything)?|leaving (?:a|an) (?:lasting|indelible)|adding (?:a layer|real value|value|depth)|delivering (?:real|measurable|tangible|value|results)|freeing (?:up )?(?:teams|people|us|time|employees)|saving (?:countless|precious|valuable)|marking (?:a|the) (?:new|significant|beginning|start|major|turning)|positioning (?:us|the|our)';

/** ', ensuring that …': a comment hung on the end of a fact. */
export const participleTail = patternRule(
  'participle-tail',
  'hangs a comment on the end of a fact. Stop at the fact, or say who did it.',
  [
    {
      pattern: new RegExp(
        `,\\s(?:ultimately |thereby |thus |further |effectively |once again |all while |simultaneously )?(?:${COMMENTS}|${WITH_OBJECT})\\b[^.!?\\n,]{3,110}`,
        'giu',
      ),
      cut: 'Stop at the fact',
    },
  ],
);
