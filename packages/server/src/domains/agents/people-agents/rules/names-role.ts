const role = new RegExp(
  [
    /\b(?:head|director|manager|managing|chief|officer|president|founder|co-?founder|owner|partner|principal)\b/,
    /\b(?:lead|leader|supervisor|coordinator|executive|assistant|analyst|consultant|engineer|developer|designer)s?\b/,
    /\b(?:architect|scientist|researcher|recruiter|buyer|planner|accountant|controller|lawyer|counsel|nurse|teacher)s?\b/,
    /\b(?:ceo|coo|cfo|cto|cmo|cio|chro|vp|svp|evp|md)\b/,
    /leiter(?:in)?\b|\bgeschäftsführ|\bvorst[aä]nd|\binhaber|\bprokurist|\bdirecteur|\bdirectrice|\bgérant/,
    /\bresponsable\b|\bjefe\b|\bgerente\b|\bdirectora?\b|\bdiretora?\b|\bdirettore\b|\bresponsabile\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);

/** What a company does about a role, such as hiring for it. */
const hiring =
  /\b(?:hir(?:e|es|ed|ing)|recruit(?:s|ed|ing)|vacanc(?:y|ies)|openings?|seek(?:s|ing)|looking for|job ads?|sucht|stellt ein)\b/iu;

/** Whether a criterion asks for the role of a person, which only a text about that person can show. */
export const namesRole = (criterion: string): boolean => role.test(criterion) && !hiring.test(criterion);
