export const headlineLimit = 220;

export interface HeadlineFacts {
  role: string;
  audience: string;
  result: string;
}

const trimmed = (text: string) => text.trim().replace(/[\s.,;|·]+$/u, '');
const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;

const upperFirst = (text: string) =>
  /^\p{Ll}[\p{Ll}\p{M}'’-]*(?=[\s,]|$)/u.test(text) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;

/** Headlines made only from what the user entered, shortest last. None exceeds LinkedIn's limit. */
export function headlines(facts: HeadlineFacts): string[] {
  const role = upperFirst(trimmed(facts.role));
  const audience = trimmed(facts.audience);
  const result = upperFirst(trimmed(facts.result));
  if (role === '') return [];
  const made = [
    audience && result && `${role} for ${lowerFirst(audience)} · ${result}`,
    audience && result && `${role} · I work with ${lowerFirst(audience)} | ${result}`,
    audience && result && `${result} · ${role} for ${lowerFirst(audience)}`,
    result && `${role} · ${result}`,
    audience && `${role} for ${lowerFirst(audience)}`,
    role,
  ].filter((line): line is string => Boolean(line));
  return [...new Set(made)].filter((line) => line.length <= headlineLimit);
}
