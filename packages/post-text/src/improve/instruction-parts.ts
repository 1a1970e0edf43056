import { ORDINAL, UNIT } from './places.ts';

/** One thing of several that an instruction asks for. */
export interface InstructionPart {
  /** As it was typed. */
  said: string;
  /** The same with what it leaves to the part before it: 'remove hashtags and emojis'. */
  asked: string;
}

const QUOTED = /["“”„«][^"“”„«»]{1,120}["”“»]|(?<![\p{L}\p{N}])['‘][^'’]{1,80}['’](?![\p{L}\p{N}])/gu;
const BETWEEN =
  /(?:\s*(?:[;\n]+|[,.!](?=\s))\s*(?:(?:and|then|also|but|plus)\s+)*)|\s+(?:(?:and|then|also|plus|but|&|\+)\s+)+|\s+(?=with(?:out)?\s)/giu;
const LEAD =
  "(?:(?:please|pls|also|then|just|maybe|perhaps|finally|can you|could you|would you|i want you to|let us|let’s|let's)\\s+)*";
const VERB = new RegExp(
  `^${LEAD}(?:make|add|put|insert|include|append|translate|write|rewrite|rephrase|reword|change|turn|convert|replace|swap|substitute|exchange|say|use|remove|delete|drop|cut|strip|take|lose|leave|split|break|bold|unbold|shorten|simplify|trim|condense|tighten|give|start|begin|open|end|close|finish|fix|correct|check|mention|name|quote|mark|highlight|move|merge|join|combine|expand|extend|lengthen|emphasi[sz]e|italici[sz]e|number|tone|soften|explain|ask|tell|format|improve|polish|link|tag|avoid|keep|don['’]t|do not|no)\\b`,
  'i',
);
const COMPARATIVE =
  /^(?:(?:a (?:bit|little|lot)|much|far|way|slightly|even|still)\s+)*(?:(?:more|less)\s+\p{L}+|\p{L}{2,}er)\b/iu;
const COMPARED =
  /\b(?:(?:more|less)\s+\p{L}+|(?:short|simpl|plain|brief|tight|long|warm|funni|bold|easi)er)\b/iu;
const LANGUAGE = /^(?:all )?in(?:to)? (?:german|french|spanish|portuguese|italian|dutch|hindi|english)\b/i;
const REMOVAL = /\b(?:remove|delete|drop|cut|strip|take out|take away|lose|leave out|without|no)\b/i;
const REMOVED = /^(?:the |all |any |all the )*(?:hash ?tags?|emojis?|bold|italics?|formatting)\b/i;
const END_NAME =
  /^(?:(?:an?|the)\s+)?(?:(?:other|another|new|different|better)\s+)?(opening|opener|hook|start|beginning|first line|ending|end|closing|last line)$/i;
const NEW_END =
  /\b(?:other|another|new|different|better|change|rewrite)\b.*\b(?:opening|opener|hook|start|beginning|first line|ending|end|closing|last line)\b/i;
const ONE_OF = new RegExp(`^(?:the\\s+)?(${ORDINAL})(?:\\s+(${UNIT}|one))?(?:\\s+(.+))?$`, 'i');
const PLACED = new RegExp(`\\b(?:the\\s+)?(?:${ORDINAL})(?:\\s+(${UNIT})\\b|$)`, 'i');

/** 'swap the first' of 'swap the first and the last paragraph' */
const SWAPS = /\b(?:swap|switch|exchange|flip|reverse|merge|join|combine|put together)\b/i;
const NAMED_ALONE = new RegExp(
  `^(?:the |my )?(?:(?:${ORDINAL})(?: (?:${UNIT}|one)s?)?|(?:(?:${UNIT}) )?(?:\\d{1,2}|one|two|three|four|five|six))(?: (?:around|together))?(?:,? please)?[.!?]?$`,
  'i',
);
/** 'delete paragraphs 1' of 'delete paragraphs 1 and 3' */
const COUNTED = new RegExp(`\\b(${UNIT})s? \\d{1,2}$`, 'i');

/** What a part leaves to the one before it, filled in; undefined where it is no thing of its own to do. */
function ownWords(said: string, before: string): string | undefined {
  if (SWAPS.test(before) && NAMED_ALONE.test(said)) return undefined;
  const [, counted] = COUNTED.exec(before) ?? [];
  if (counted !== undefined && /^\d{1,2}$/.test(said)) return before.replace(/\d{1,2}$/, said);
  if (VERB.test(said) || LANGUAGE.test(said)) return said;
  const compares = COMPARED.test(before);
  if (/^with(?:out)?\b/i.test(said))
    return compares || /^without\b.*\b(?:hash ?tags?|emojis?|bold|italics?)\b/i.test(said) ? said : undefined;
  if (REMOVAL.test(before) && REMOVED.test(said)) return `remove ${said}`;
  const [, end] = END_NAME.exec(said) ?? [];
  if (end !== undefined && NEW_END.test(before)) return `another ${end}`;
  const [all, ordinal, unit, rest] = ONE_OF.exec(said) ?? [];
  const placed = PLACED.exec(before);
  if (all !== undefined && placed !== null && (unit !== undefined || placed[1] !== undefined)) {
    const place = `the ${ordinal} ${unit === undefined || unit.toLowerCase() === 'one' ? placed[1] : unit}`;
    return rest === undefined ? before.replace(placed[0], place) : `make ${place} ${rest}`;
  }
  if (all !== undefined && unit !== undefined && rest === undefined && REMOVAL.test(before))
    return `remove ${said}`;
  if (!compares || !COMPARATIVE.test(said) || said.split(/\s+/).length > 4) return undefined;
  return placed?.[1] === undefined ? said : `make ${placed[0]} ${said}`;
}

/** 'delete the first' of 'delete the first and the second paragraph', with what it is the first of. */
function withUnit(asked: string, said: string): string {
  const [, , unit] = ONE_OF.exec(said) ?? [];
  return unit !== undefined &&
    unit.toLowerCase() !== 'one' &&
    new RegExp(`\\b(?:${ORDINAL})$`, 'i').test(asked)
    ? `${asked} ${unit}`
    : asked;
}

/** The things that an instruction asks for, in their order; what stands in quotation marks is one. */
export function partsOf(instruction: string): InstructionPart[] {
  const masked = instruction.replace(QUOTED, (words) => '\u0001'.repeat(words.length));
  const edges: { end: number; next: number }[] = [...masked.matchAll(BETWEEN)].map(
    ({ index, 0: between }) => ({
      end: index,
      next: index + between.length,
    }),
  );
  const parts: (InstructionPart & { start: number })[] = [];
  let start = 0;
  for (const { end, next } of [...edges, { end: instruction.length, next: instruction.length }]) {
    const said = instruction.slice(start, end).trim();
    const last = parts.at(-1);
    const asked = last === undefined ? said : ownWords(said, last.asked);
    if (last !== undefined && asked === undefined) {
      last.said = instruction.slice(last.start, end).trim();
      last.asked = last.said;
    } else if (said !== '') {
      if (last !== undefined) last.asked = withUnit(last.asked, said);
      parts.push({ said, asked: asked ?? said, start });
    }
    start = next;
  }
  return parts.map(({ said, asked }) => ({ said, asked }));
}
