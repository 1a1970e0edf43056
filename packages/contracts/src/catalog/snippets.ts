export const snippetLimit = 100;
export const snippetNameLimit = 40;
export const snippetTextLimit = 3000;

export const snippetPlaceholders = {
  'first name': 'Your first name',
  name: 'Your name',
  headline: 'Your headline',
  industry: 'Your industry',
} as const;
export type SnippetPlaceholder = keyof typeof snippetPlaceholders;
