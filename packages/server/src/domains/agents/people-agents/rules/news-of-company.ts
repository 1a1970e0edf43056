/** A story with its words, for a quick check before the text is searched. */
export interface SearchableStory<S> {
  story: S;
  text: string;
  words: ReadonlySet<string>;
}

const wordPattern = /[\p{L}\p{N}]+/gu;
const wordOf = (text: string) => text.match(wordPattern) ?? [];
const shortest = 3;

export function searchable<S extends { title: string; text: string }>(story: S): SearchableStory<S> {
  const text = `${story.title}\n${story.text}`.replace(/\s+/gu, ' ');
  return { story, text, words: new Set(wordOf(text)) };
}

/** Whether a story contains a company's name as separate words with the same capitals. */
export function names(
  company: string,
  { text, words }: Pick<SearchableStory<unknown>, 'text' | 'words'>,
): boolean {
  const name = company.replace(/\s+/gu, ' ').trim();
  const parts = wordOf(name);
  if (name.length < shortest || parts.length === 0 || !parts.every((part) => words.has(part))) return false;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const isInside = /[\p{L}\p{N}]/u;
    const [before, after] = [text.charAt(at - 1), text.charAt(at + name.length)];
    if (!isInside.test(before) && !isInside.test(after)) return true;
  }
  return false;
}
