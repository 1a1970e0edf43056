/** Properties without which a search engine makes nothing of a thing (schema.org, by type). */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: ['headline', 'description', 'datePublished', 'author', 'publisher', 'image', 'mainEntityOfPage'],
  Product: ['name', 'description', 'offers'],
  Brand: ['name'],
  Offer: ['price', 'priceCurrency', 'url'],
};

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every typed thing in the data, however deep. */
function thingsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (!isThing(value)) return [];
  const below = Object.values(value).flatMap(thingsIn);
  return typeof value['@type'] === 'string' ? [value, ...below] : below;
}

/** The types that stand at the top of the scripts of one page. */
export function typesOf(scripts: readonly string[]): string[] {
  return scripts.map((script) => {
    const thing: unknown = JSON.parse(script);
    return isThing(thing) && typeof thing['@type'] === 'string' ? thing['@type'] : '';
  });
}

/** What is wrong with the structured data of one page; nothing when all is well. */
export function faultsOf(scripts: readonly string[]): string[] {
  return scripts.flatMap((script) => {
    const data: unknown = JSON.parse(script);
    const context = isThing(data) && data['@context'] === 'https://schema.org' ? [] : ['no @context'];
    const things = thingsIn(data).flatMap((thing) => {
      const type = String(thing['@type']);
      const needs = required[type];
      if (needs === undefined) return [`${type} is not known to this test`];
      return needs
        .filter((name) => thing[name] === undefined || thing[name] === '')
        .map((name) => `${type} without ${name}`);
    });
    return [...context, ...things];
  });
}
