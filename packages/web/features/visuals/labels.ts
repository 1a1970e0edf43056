import type { CarouselVersion } from '@limelight/contracts';

export const versionLabels: Record<CarouselVersion['reason'], string> = {
  edit: 'Edited',
  export: 'Downloaded',
  post: 'Used in a post',
  rewrite: 'Before a rewrite',
  restore: 'Before a restore',
};

export const sizeOptions = [
  { value: 'portrait', label: 'Portrait, 1080 × 1350' },
  { value: 'square', label: 'Square, 1080 × 1080' },
  { value: 'wide', label: 'Wide, 1920 × 1080' },
] as const;

export const schemeOptions = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export const languageOptions = [
  { value: 'en', label: 'English' },
  { value: 'ar', label: 'Arabic' },
  { value: 'zh', label: 'Chinese' },
  { value: 'nl', label: 'Dutch' },
  { value: 'fr', label: 'French' },
  { value: 'de', label: 'German' },
  { value: 'el', label: 'Greek' },
  { value: 'he', label: 'Hebrew' },
  { value: 'hi', label: 'Hindi' },
  { value: 'it', label: 'Italian' },
  { value: 'ja', label: 'Japanese' },
  { value: 'ko', label: 'Korean' },
  { value: 'pl', label: 'Polish' },
  { value: 'pt', label: 'Portuguese' },
  { value: 'ru', label: 'Russian' },
  { value: 'es', label: 'Spanish' },
  { value: 'tr', label: 'Turkish' },
  { value: 'uk', label: 'Ukrainian' },
] as const;

const singleFields = new Map([
  ['eyebrow', 'line above the title'],
  ['title', 'title'],
  ['body', 'text'],
  ['figure', 'figure'],
  ['attribution', 'source'],
  ['linkLabel', 'button'],
]);

/** The label of a text on a slide, such as "point 2" for `items.1.text`. */
export function fieldLabel(path: string): string {
  const [head = '', first = '', second = '', third = ''] = path.split('.');
  const single = singleFields.get(head);
  if (single !== undefined) return single;
  const number = Number(first) + 1;
  if (head === 'items') return second === 'label' ? `heading of point ${number}` : `point ${number}`;
  if (head === 'columns')
    return second === 'title'
      ? `heading of column ${number}`
      : `line ${Number(third) + 1} of column ${number}`;
  return head === 'chart' ? `label of row ${Number(second) + 1}` : 'text';
}
