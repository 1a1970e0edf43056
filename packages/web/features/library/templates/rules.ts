import type { OwnTemplate, PostTemplate, TemplateGroup } from '@limelight/contracts';

export type GroupChoice = TemplateGroup | 'all' | 'favorites' | 'own';

/** The search words without endings that may vary, so that "hire" finds "hiring". */
function stemsOf(search: string): string[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return words.map((word) => word.replace(/^(.{3,}?)(?:ies|ing|ers?|ed|es|[sye])$/, '$1'));
}

/** The templates of a group that contain every search word, favourites first. */
export function findTemplates(
  templates: readonly PostTemplate[],
  { search, group, favorites }: { search: string; group: GroupChoice; favorites: ReadonlySet<string> },
): PostTemplate[] {
  const words = stemsOf(search);
  const matching = templates.filter((template) => {
    if (group === 'favorites' ? !favorites.has(template.id) : group !== 'all' && template.group !== group)
      return false;
    const { name, use, prompts, notes, format } = template;
    const text = [name, use, ...prompts, notes, format, template.group].join(' ').toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
  return [
    ...matching.filter((template) => favorites.has(template.id)),
    ...matching.filter((template) => !favorites.has(template.id)),
  ];
}

/** The user's own templates whose names contain every search word, favourites first. Empty in a built-in group. */
export function findOwn(
  templates: readonly OwnTemplate[],
  { search, group, favorites }: { search: string; group: GroupChoice; favorites: ReadonlySet<string> },
): OwnTemplate[] {
  if (group !== 'all' && group !== 'own' && group !== 'favorites') return [];
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return templates
    .filter(({ id, name }) => {
      const text = name.toLocaleLowerCase();
      return (group !== 'favorites' || favorites.has(id)) && words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => Number(favorites.has(b.id)) - Number(favorites.has(a.id)));
}

export function addressOf({ id }: OwnTemplate): string {
  return `/dashboard/generate-post?${new URLSearchParams({ template: id })}`;
}

/** Joins the answers into an idea, one per line. */
export function ideaOf(answers: readonly string[]): string {
  return answers
    .map((answer) => answer.trim())
    .filter(Boolean)
    .map((answer) => (/[.!?:…]["”)]?$/u.test(answer) ? answer : `${answer}.`))
    .join('\n');
}

export function writeAddress(template: PostTemplate, answers: readonly string[]): string {
  const search = new URLSearchParams({
    idea: ideaOf(answers),
    format: template.format,
    tone: template.tone,
    from: template.name,
  });
  return `/dashboard/generate-post?${search}`;
}
