type Answered = { text: string; more: number; label?: string };

const LABEL = 'Say it without the question';
const CUT: Answered = { text: '', more: 0 };

/** What answers in these languages with a sentence of its own; the question before it can go. */
const SENTENCE =
  /^(?:(?:(?:Die|Der|Das|Unsere?|Meine?) (?:\p{Ll}+e[nrs]? )?)?\p{Lu}\p{L}+ (?:sind|ist|war|waren|hat|haben|wird|werden|\p{Ll}+(?:en|te|ten))|(?:Wir|Ich|Er|Sie|Es|Niemand) \p{Ll}{3,}|(?:J['’]|Je |Nous |On |Il |Elle )\p{Ll}|(?:No )?(?:[Hh]ay|[Ee]s|[Ff]ue|[Ee]ra|[Tt]enemos|[Hh]abía))(?=[\s\p{L}])/u;
/** The name of a thing, up to what parts it from what is told of it. */
const THING =
  /^(?<first>Eine?|Meine?|Unsere?|Une?|Mon|Ma|Mi|Una)(?<rest> [^.!?,:;\n]{2,60})(?=[.!?,:;]|\s?[:;])/u;
const ACTS =
  /(?:^| )(?:ist|sind|war|waren|hat|haben|wird|werden|est|sont|a|ont|était|es|son|fue|ha|han|tiene|hizo|dijo|sagte|kam|kommt)(?: |$)/u;
const ASKED: readonly (readonly [pattern: RegExp, was: string, is: string])[] = [
  [/^(?:Und )?(?<what>(?:[Dd]as|[Dd]ie|[Dd]er|[Uu]nsere?|[Mm]eine?) \p{Lu}\p{Ll}+)$/u, 'war', 'ist'],
  [/^Was war (?<what>(?:der|die|das|unser|mein) \p{Lu}\p{Ll}+(?: zum Erfolg)?)$/u, 'war', 'ist'],
  [/^(?:Et )?(?<what>(?:[Ll]e |[Ll]a |[Ll]['’]|[Mm]on |[Mm]a |[Nn]otre )\p{Ll}+)$/u, 'a été', 'est'],
  [/^(?:Y )?(?<what>(?:[Ee]l|[Ll]a|[Mm]i|[Nn]uestr[oa]) \p{Ll}+)$/u, 'fue', 'es'],
];

/** 'Le déclic ? Une phrase d'une collaboratrice.' is 'Le déclic a été une phrase d'une collaboratrice.' */
export function foreignAnswer(match: RegExpExecArray): Answered | undefined {
  const end = match.index + match[0].length;
  const rest = match.input.slice(end, end + 160);
  const space = rest.length - rest.trimStart().length;
  const answer = rest.trimStart();
  if (SENTENCE.test(answer)) return CUT;
  const question = match[0].trim().replace(/\s?\?$/, '');
  for (const [pattern, was, is] of ASKED) {
    const what = pattern.exec(question)?.groups?.['what'];
    if (what === undefined) continue;
    const subject = what.charAt(0).toUpperCase() + what.slice(1);
    const { first = '', rest: more = '' } = THING.exec(answer)?.groups ?? {};
    if (first !== '' && !ACTS.test(more))
      return { text: `${subject} ${was} ${first.toLowerCase()}`, more: space + first.length, label: LABEL };
    const word =
      /^(?!\p{L}*(?:täten|ungen|heiten|keiten|ionen|schaften|enschen|ragen|ahlen|erte)\.)\p{Lu}\p{Ll}{3,}(?=\.(?:\s|$))/u.exec(
        answer,
      )?.[0];
    if (word !== undefined && is === 'ist')
      return { text: `${subject} ${is} ${word}`, more: space + word.length, label: LABEL };
  }
  return undefined;
}
