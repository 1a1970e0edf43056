/** Who somebody is in notes: 'one dad' of 'one dad, Kev, …', 'a client' of 'Janet, a client, …'. */

export interface Role {
  name: string;
  /** What stands for the name; undefined where the notes say nothing of it. */
  role?: string;
}

const TITLES =
  '(?:mr|mrs|ms|miss|dr|prof|frau|herrn?|fr|hr|mme|madame|mlle|m|monsieur|sr|sra|señora?|don|doña|aunty?|uncle)\\.?';
const WORD = "\\p{Lu}[\\p{L}\\p{M}’'-]*\\p{Ll}[\\p{L}\\p{M}’'-]*";
const NAME = `(?:(?:${TITLES} )?${WORD}(?: ${WORD})?)`;
const DETERMINER =
  '(?:a|an|one|this|that|the|my|our|his|her|their|this one|one of (?:my|our) \\p{Ll}+|ein|eine|einen|einem|einer|mein|meine|meinen|meinem|meiner|unser|unsere|unserem|unserer|un|une|mon|ma|notre|una|mi|nuestr[oa])';
/** 'one dad', 'my old boss', 'einer Kundin'. */
const PERSON = `${DETERMINER} (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+`;

/** A name right behind what somebody is: 'one dad, Kev,', 'my neighbour Ali', 'a student called Chloe'. */
const ROLE_FIRST = (name: string) =>
  new RegExp(
    `(?<role>(?<![\\p{L}])${PERSON})(?:, | )(?:(?:called|named|namens|qui s['’]appelle|llamad[oa]) )?${name}(?![\\p{L}])(?<comma>,?)`,
    'iu',
  );
/** The other way round: 'Janet, a client,'. */
const NAME_FIRST = (name: string) =>
  new RegExp(
    `(?<![\\p{L}])${name}(?:, | \\()(?<role>(?:a|an|one of (?:my|our)|my|our|eine?|une?|una?) [\\p{L} -]{2,30}?)(?<end>[,)]|(?=[.!?]))`,
    'iu',
  );

const NO_NAME =
  /^(?:I|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|LinkedIn|Excel|Slack|Zoom|Google|English|German|French|Spanish|Christmas|Easter|God|Allah|Jesus|Last|This|Next|The|A|An|My|Our|We|He|She|They|It|In|On|At|When|Then|And|But|So|One|No|Yes|Now|Every|Each|Nobody|After|Before|Since|Because|If|Today|Yesterday|Ich|Wir|Er|Sie|Es|Der|Die|Das|Je|Nous|Il|Elle|On|Le|La|Les|El|Los|Las|Yo|Hier|Heute|Gestern|Ayer|Hoy)$/u;
const PLACE_BEFORE = /(?<!\p{L})(?:in|at|near|from|to|since|on|of|en|à|de|aus|nach|bei)\s$/iu;

/** What somebody is, written large. */
const COMMON =
  /^(?:clients?|customers?|suppliers?|landlord|landlady|boss|manager|partners?|friend|colleague|kunden?|kundin|lieferant|chef|chefin|vermieter|kollege|kollegin|mieter|nachbar|nachbarin|patient|patientin|firma|mandant|mandantin|cliente|jefe|jefa|patron|patronne)$/iu;

interface Found {
  name: string;
  at: number;
}

/** Whoever is named in a piece of text, the last last: in German, where all nouns begin large, only behind a title. */
function namesIn(text: string, german: boolean): Found[] {
  const pattern = german
    ? /(?<!\p{L})(?:[Ff]rau|[Hh]errn?|[Dd]r\.) \p{Lu}[\p{L}-]+/gu
    : new RegExp(`(?<![\\p{L}\\p{N}’'-])${NAME}`, 'gu');
  return [...text.matchAll(pattern)].flatMap(({ index, 0: found }) => {
    const name = found.replace(/^(?:[Yy]esterday|[Hh]ier|[Ll]ast|[Tt]oday) /u, '');
    const at = index + found.length - name.length;
    const before = text.slice(Math.max(0, at - 8), at);
    const opens = /(?:^|[.!?…:\n]\s*(?:[-–•*]\s*)?)$/u.test(text.slice(Math.max(0, at - 4), at)) || at === 0;
    const titled = new RegExp(`^${TITLES} `, 'iu').test(name);
    if (NO_NAME.test(name) || (PLACE_BEFORE.test(before) && !titled)) return [];
    // A sentence begins large: a name there is set off by commas, or stands before what somebody did.
    if (
      opens &&
      !titled &&
      !new RegExp(
        `^${name}(?:, |['’]s | (?:was|is|had|has|said|told|came|asked|\\p{Ll}+ed)(?!\\p{L}))`,
        'u',
      ).test(text.slice(at))
    )
      return [];
    return [{ name, at }];
  });
}

const LAST_NAME = new RegExp(`(?<=^|[\\s(])(?:${TITLES} )?${WORD}$`, 'iu');
/** Whether the words before a wish end in the name that it speaks of, and not in what somebody is. */
export const endsInName = (before: string): boolean => {
  const name = LAST_NAME.exec(before.slice(-40))?.[0] ?? '';
  const last = name.split(' ').at(-1) ?? '';
  return /^\p{Lu}/u.test(last) && !NO_NAME.test(last) && !COMMON.test(last);
};

/** An initial names nobody: 'Mme R.' */
const isInitial = (name: string) => /\s\p{Lu}\.?$/u.test(name);

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const NEAR = 400;

/** Whom a wish means that stands behind a text: the one named right before it, or else in the last sentence that names somebody. */
export function rolesOf(before: string, wish: string): Role[] {
  const near = before.slice(-NEAR);
  const own = [...wish.matchAll(new RegExp(`(?<![\\p{L}])${TITLES} ${WORD}`, 'giu'))].map(([name]) => name);
  const sentences = near.split(/(?<=[.!?…])\s+(?=\p{Lu})(?<!(?:Mr|Mrs|Ms|Dr|Hr|Fr|M)\.\s)|\n/u);
  const german =
    /(?<!\p{L})(?:ich|wir|der|die|das|und|nicht|eine?[nmr]?|meine?[nmr]?|frau|herrn?)(?!\p{L})/iu.test(near);
  const right = LAST_NAME.exec(near.replace(/[\s,;:–—(-]+$/, ''));
  const last =
    right !== null && endsInName(near.replace(/[\s,;:–—(-]+$/, ''))
      ? [{ name: right[0], at: right.index }]
      : (sentences.map((sentence) => namesIn(sentence, german)).findLast((names) => names.length > 0) ?? []);
  const meant = /(?<!\p{L})(?:no names|keine namen|pas de noms)(?!\p{L})/iu.test(wish)
    ? last
    : last.slice(-1);
  const named = [...own, ...meant.map(({ name }) => name)].filter((name) => !isInitial(name));
  return [...new Set(named)].map((name) => {
    const role = roleOf(near, name);
    return role === undefined ? { name } : { name, role };
  });
}

function roleOf(text: string, name: string): string | undefined {
  const first = ROLE_FIRST(escape(name)).exec(text)?.groups?.['role'];
  const found = first ?? NAME_FIRST(escape(name)).exec(text)?.groups?.['role'];
  // 'the day Tom came': a time is nobody.
  return found === undefined || NOBODY.test(found) ? undefined : found.trim();
}

const NOBODY =
  /(?<!\p{L})(?:day|days|week|month|year|time|morning|evening|night|thing|when|that|and|with|for|of|to|by|tag|woche|jahr|jour|semaine|día|semana|name|was|is|had|said|told|asked|what|which|met|called|because|thanks?)$/iu;

/** Before the beginning of a sentence. */
const BEGINS = /(?:^|[.!?…]\s|\n(?:[-–•*]\s)?)$/;

/** A text in which what somebody is stands for their name; names of those of whom that is not told come back in `never`. */
export function asRoles(
  given: string,
  roles: readonly Role[],
  at: number,
): { text: string; told: string[]; never: string[] } {
  let text = given;
  const [told, never]: [string[], string[]] = [[], []];
  for (const { name, role } of roles) {
    const short = name.replace(new RegExp(`^${TITLES} `, 'iu'), '');
    if (role === undefined) {
      never.push(short);
      continue;
    }
    const noun = role.split(' ').at(-1) ?? role;
    text = text
      .replace(ROLE_FIRST(escape(name)), (whole: string, told: string, comma: string, place: number) => {
        const apart = whole.startsWith(', ', told.length);
        // The comma stood before the wish that was cut.
        return told + (apart || place + whole.length - 1 === at ? '' : comma);
      })
      .replace(
        NAME_FIRST(escape(name)),
        (_whole: string, told: string, _end: string, place: number, all: string) =>
          BEGINS.test(all.slice(0, place)) ? told.charAt(0).toUpperCase() + told.slice(1) : told,
      );
    // 'this one dad, one dad who came back'
    text = text.replace(
      new RegExp(
        `(?<role>${escape(role)}),? (?:a|an|one|the|my|our) ${escape(noun)}(?= (?:who|that|which)(?!\\p{L}))`,
        'iu',
      ),
      '$<role>',
    );
    told.push(
      `‘${name}’ stands as ‘${role}’, since your notes ask not to name them: put the name back if that is somebody else`,
    );
    const again = new RegExp(`(?<![\\p{L}])(?:${escape(name)}|${escape(short)})(?![\\p{L}])`, 'gu');
    const isEnglish = /^(?:a|an|one|this|that|the|my|our|his|her|their)(?: |$)/i.test(role);
    if (isEnglish)
      text = text.replace(again, (_, place: number, all: string) =>
        BEGINS.test(all.slice(0, place)) ? `The ${noun}` : `the ${noun}`,
      );
    else if (again.test(text)) never.push(short);
  }
  return { text, told, never };
}
