/** The properties that search engines require, by schema.org type. */
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

/** Every typed object in the data, at any depth. */
function thingsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (!isThing(value)) return [];
  const below = Object.values(value).flatMap(thingsIn);
  return typeof value['@type'] === 'string' ? [value, ...below] : below;
}

export function typesOf(scripts: readonly string[]): string[] {
  return scripts.map((script) => {
    const thing: unknown = JSON.parse(script);
    return isThing(thing) && typeof thing['@type'] === 'string' ? thing['@type'] : '';
  });
}

/** The problems in the structured data of a page. */
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
