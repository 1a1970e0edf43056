const LONGEST_QUOTED = 6;

/** Not 'the '90s' or 'rock 'n' roll'. */
const OPENS = /(?:^|[\s:(–—-])['‘](?!\d0s|(?:n|em|cause|til|tis|twas)(?!\p{L}))(?=[\p{L}\d])/giu;
const CLOSES = /['’](?=[\s.,;:!?)]|$)/gu;

const count = (text: string, form: RegExp) => text.match(form)?.length ?? 0;

/** Whether a text ends inside a quotation, by the marks it opens and closes; a single mark closes only what one opened. */
export function endsInQuotation(text: string): boolean {
  if (count(text, /"/g) % 2 === 1) return true;
  // A German quotation closes with the mark that opens an English one.
  const german = count(text, /„/g);
  const opened = german > 0 ? german : count(text, /“/g);
  const closed = german > 0 ? count(text, /[“”]/g) : count(text, /”/g);
  if (opened > closed || count(text, /«/g) > count(text, /»/g)) return true;
  const first = text.search(OPENS);
  return first >= 0 && count(text, OPENS) > count(text.slice(first + 2), CLOSES);
}

/** Which sentences stand in a quotation that one before them opens and one of the next few closes. */
export function insideQuotation(sentences: readonly string[]): ReadonlySet<number> {
  const inside = new Set<number>();
  for (let at = 0; at < sentences.length; at += 1) {
    let told = sentences[at] ?? '';
    if (!endsInQuotation(told)) continue;
    const last = sentences.slice(at + 1, at + LONGEST_QUOTED).findIndex((next) => {
      told = `${told} ${next}`;
      return !endsInQuotation(told);
    });
    for (let next = at + 1; next <= at + 1 + last; next += 1) inside.add(next);
    if (last >= 0) at += last + 1;
  }
  return inside;
}
