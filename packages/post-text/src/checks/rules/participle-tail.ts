import { beforeOf, namesFact, namesFigure, namesThing } from './concrete.ts';
import { namesEverybody, speaksLoftily } from './lofty-words.ts';
import { patternRule } from './pattern-rule.ts';

/** Verbs that only comment, whatever follows them. */
const COMMENTS =
  'highlighting|underscoring|showcasing|ensuring|fostering|enabling|empowering|reflecting|demonstrating|emphasi[sz]ing|reinforcing|paving the way|driving|solidifying|cementing|elevating|unlocking|contributing to|setting the stage|bridging|mitigating|signal(?:l)?ing|inspiring|transforming|strengthening|boosting|cultivating|nurturing|sparking|igniting|illustrating|exemplifying|symboli[sz]ing|revolutioni[sz]ing|streamlining|enhancing|facilitating|shedding (?:new )?light on|underlining|breathing (?:new |fresh )?life into|championing|exposing the|galvani[sz]ing|amplifying|redefining|reshaping|reimagining|cultivating|propelling|catapulting|positioning|accelerating|deepening|raising the bar|laying the (?:groundwork|foundation)';
/** Verbs that also tell what somebody did: these need what only a comment says. */
const WITH_OBJECT =
  'making it (?:easier|possible)|allowing (?:us|teams|people|everyone|them|you|both|all|our|every)|creating (?:(?:a|an) (?:culture|space|environment|sense|future|world)|(?:lasting|meaningful|real|new|more) \\p{Ll}+)|masking the|making (?:the|our|every) \\p{Ll}+ (?:smoother|easier|better|simpler|more)|shaping (?:the|how|a|an) (?:future|way|product|culture|experience|\\p{Ll}+ (?:of|that|people))?|proving (?:that|once again|yet again|just how)|setting (?:a|the) (?:new )?(?:benchmark|standard|tone)|opening (?:up )?(?:doors|the door|new|an? (?:entirely |whole )?new)|leading to (?:better|greater|higher|improved|a more)|reducing [\\p{L} ]{3,30} and|helping (?:teams|companies|people|organi[sz]ations|businesses|everyone|us all)|turning (?:strangers|customers|clients|users|employees|ideas|data|problems|challenges|obstacles|setbacks|complaints|frustration|visitors|readers|neighbou?rs|moments|mistakes|conversations) into|bringing (?:people|teams|generations|communities|everyone|us|them|stakeholders|families)(?: all)? (?:closer|together)|giving (?:us all|everyone|every \\p{Ll}+|teams|people|them|communities) (?:a (?:voice|sense|chance|fair|real)|the (?:chance|freedom|confidence|space|tools|power)|hope|back)|uncovering (?:insights|opportunities|hidden|new)|revealing (?:the|a|just|how) (?:true|deeper|hidden|much|power|importance)|keeping (?:everyone|teams|us all) (?:aligned|on the same page|focused|accountable|engaged)|building (?:trust|confidence|bridges|resilience|momentum|a (?:culture|sense|stronger|better))|reminding (?:us|everyone|me)(?: all)? (?:that|of|why|how)|showing (?:that|us|just|the world|everyone) (?:that|how|what|anything)?|leaving (?:a|an) (?:lasting|indelible)|adding (?:a layer|real value|value|depth)|delivering (?:real|measurable|tangible|value|results)|freeing (?:up )?(?:teams|people|us|time|employees)|saving (?:countless|precious|valuable)|marking (?:a|an|the) (?:end of|new|important|milestone|turning|significant|beginning|start|major|turning)|positioning (?:us|the|our)';

/** What somebody does with the body, the tongue or the mind while something else goes on, and what is no verb at all. */
const DOES =
  '(?:including|following|depending|according|regarding|concerning|considering|excluding|assuming|meaning|during|nothing|something|anything|everything|being|having|going|coming|walking|running|driving|riding|sitting|standing|lying|wearing|carrying|holding|looking|watching|waiting|reading|writing|swearing|shouting|talking|saying|asking|telling|explaining|arguing|thinking|knowing|hoping|feeling|wondering|trying|working|starting|beginning|ending|using|replacing|covering|counting|eating|drinking|sleeping|laughing|crying|smiling|singing|listening|learning|training|teaching|hiring|planning|passing|throwing|cutting|spilling|deleting|missing|losing|leaving|wanting|needing|pretending|believing|speaking|visiting|living|staying|moving|getting|taking|seeing|hearing|remembering|thanking|wishing|seeking|studying|spending|paying|earning|costing|selling|buying|calling|ringing|representing|joining)';
const NO_VERB =
  /^(?:morning|evening|king|ring|thing|spring|string|wing|ceiling|building|meeting|wedding|housing|clothing|funding|pricing|marketing|banking|engineering|manufacturing|accounting|nursing|catering|staffing|onboarding|mentoring|coaching|networking)$/;
/** Verbs that lead from a fact to what it is good for. */
const LEADS =
  /^(?:giving|creating|making|turning|bringing|building|allowing|letting|helping|offering|providing|delivering|improving|increasing|reducing|eliminating|removing|freeing|keeping|setting|opening|shaping|changing|adding|marking|proving|showing|reminding|revealing|uncovering|restoring|renewing|reviving|securing|protecting|supporting|expanding|extending|advancing|celebrating|honou?ring|embracing|combining|blending|balancing|aligning|connecting|uniting|committing|redefining|challenging|capturing|earning|winning|lifting|raising|pushing|moving|guiding|steering|equipping|enriching|ushering|heralding|echoing|mirroring|embodying|confirming|affirming|pointing|speaking|testifying|serving|offering|lending|instilling|breaking|blurring|closing|filling|meeting|exceeding|maximi[sz]ing|minimi[sz]ing|optimi[sz]ing|ensuring|solving|addressing)$/;

/** ', ensuring that …': a comment hung on the end of a fact. */
export const participleTail = patternRule(
  'participle-tail',
  'hangs a comment on the end of a fact. Stop at the fact, or say who did it.',
  [
    {
      pattern: new RegExp(
        `,\\s(?:ultimately |thereby |thus |further |effectively |once again |all while |simultaneously )?(?:${COMMENTS}|${WITH_OBJECT})\\b(?! (?:and|or)\\b)[^.!?\\n,]{3,110}`,
        'giu',
      ),
      // 'driving a post into the hedge' is what happened.
      where: ({ 0: text }) =>
        !namesFact(text) &&
        (!namesThing(text) || /new life into/.test(text)) &&
        !/\b(?:nothing|included)\s*$|fostering (?:placements|famil)/.test(text),
      cut: 'Stop at the fact',
    },
    {
      // Any other verb, where what hangs on it is a fine word or people as such.
      pattern: new RegExp(
        `(?<=[\\p{L}\\p{N}%)]),\\s(?:ultimately |thereby |thus |further |effectively |once again |all while |while |simultaneously |in turn |quietly |truly )?(?!${DOES}\\b)(?<verb>\\p{Ll}{2,}ing)\\s(?<told>[^.!?\\n,]{5,110})(?=[.!\\n]|$)`,
        'gu',
      ),
      where: (match) => {
        const { told = '' } = match.groups ?? {};
        const before = beforeOf(match);
        if (NO_VERB.test(match.groups?.['verb'] ?? '')) return false;
        if (
          namesFact(told) ||
          namesThing(told) ||
          namesFigure(told) ||
          /\b(?:my|his|her|me|I|him)\b/.test(told)
        )
          return false;
        // 'planning, hiring and training people' is a list.
        if (/\bing\b|\p{L}ing(?: \p{L}+){0,3}$/u.test(before) || /^(?:I|He|She|My)\b/.test(before.trim()))
          return false;
        if (before.trim().split(' ').length < 4) return false;
        const fine = [speaksLoftily(told), namesEverybody(told), LEADS.test(match.groups?.['verb'] ?? '')];
        return fine.filter(Boolean).length > 1;
      },
      cut: 'Stop at the fact',
    },
  ],
);
