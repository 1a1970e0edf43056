const PLEASE = '(?:(?:please|pls|can you|could you|kannst du|bitte|peux-tu|puedes) )?';
/** What is made of what was brought along: 'Write a post about this article', 'summarise this for my followers'. */
const ORDERS: readonly RegExp[] = [
  new RegExp(
    `^${PLEASE}(?:write|draft|make|create|compose|prepare|give me)(?: me| us)? (?:an?|one|some|the|three|two|my)(?: [\\p{L}-]+){0,3}? (?:posts?|drafts?|texts?|stor(?:y|ies)|threads?|summar(?:y|ies)|pieces?|takes?|updates?|articles?)(?!\\p{L})`,
    'iu',
  ),
  new RegExp(`^${PLEASE}(?:write|post|say|draft|make)(?: me)? something(?!\\p{L})`, 'iu'),
  new RegExp(`^${PLEASE}(?:write|post|draft) (?:about|on|up|for|from) `, 'iu'),
  new RegExp(
    `^${PLEASE}(?:write|post|draft|share|use|rewrite) (?:about )?(?:this|that|it)(?: up)?(?:$| (?:for|as|in|into|to|on) )`,
    'iu',
  ),
  new RegExp(`^${PLEASE}(?:summari[sz]e|sum up|condense|rewrite|recap|repurpose)(?!\\p{L})`, 'iu'),
  new RegExp(`^${PLEASE}turn (?:this|that|it|the|these) .*(?:post|text|thread|draft|story)(?!\\p{L})`, 'iu'),
  /^(?:schreib(?:e|st)?|mach(?:e|st)?|erstell(?:e|st)?|verfass(?:e|st)?) (?:du )?(?:mir )?(?:(?:bitte )?(?:einen?|daraus|etwas|was|über|darüber))(?!\p{L})|^fass(?:e)? .* zusammen/iu,
  /^(?:écris|rédige|fais|résume|prépare)(?:-moi)? (?:un|une|le|la|ce|cet|cette|ça|quelque)(?!\p{L})/iu,
  /^(?:escribe|redacta|haz|resume|prepara|escreve|escreva|faz|faça|scrivi|riassumi|fai)(?:me)? (?:un|una|um|uma|este|esta|esto|isto|algo|questo|il|el|la)(?!\p{L})/iu,
  /^an? (?:[\p{L}-]+ )?(?:post|text|draft|summary|story) (?:for|about|on|of|from)(?!\p{L})/iu,
];
/** Who is to read it: 'For shop owners who plan alone'. */
const READERS = /^for (?:my |our |all |the )?[\p{L}-]+(?: [\p{L}-]+){0,3}(?: who [\p{L} -]+)?$/iu;
const LONGEST = 140;

/** Whether an idea beside what was brought along tells nothing and only says what to make of that, or for whom. */
export function isOrderAlone(idea: string): boolean {
  const said = idea.trim().replace(/[.!?…:]+$/, '');
  if (said === '' || said.length > LONGEST || /[.!?\n]/.test(said)) return false;
  return ORDERS.some((order) => order.test(said)) || READERS.test(said);
}
