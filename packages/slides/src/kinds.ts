interface Row {
  kind: string;
  /** The content below its heading. */
  content: 'text' | 'quotation' | 'items' | 'columns' | 'chart' | 'figure' | 'picture';
  /** Its name in the editor of carousels, where it can be a slide of one. */
  slide?: string;
  /** Its name among the graphics that stand alone, where it is one. */
  graphic?: string;
  /** A model plans slides of this kind by itself. */
  planned?: true;
  /** It names a source. */
  source?: true;
  /** It places its button itself. */
  button?: true;
}

/** Every kind of slide and of graphic. All lists and sets of kinds are derived from these rows. */
const rows = [
  { kind: 'cover', content: 'text', slide: 'Cover', graphic: 'Headline', planned: true },
  { kind: 'text', content: 'text', slide: 'Text', planned: true },
  { kind: 'list', content: 'items', slide: 'List', planned: true },
  { kind: 'step', content: 'items', slide: 'Step', planned: true },
  { kind: 'quote', content: 'quotation', slide: 'Quote', graphic: 'Quote', planned: true, source: true },
  { kind: 'stat', content: 'figure', slide: 'Figure', graphic: 'Figure', planned: true, source: true },
  { kind: 'chart', content: 'chart', slide: 'Chart', graphic: 'Chart', planned: true, source: true },
  { kind: 'comparison', content: 'columns', slide: 'Comparison', graphic: 'Comparison', planned: true },
  { kind: 'before-after', content: 'columns', slide: 'Before and after', planned: true },
  { kind: 'picture', content: 'picture', slide: 'Picture', source: true },
  { kind: 'timeline', content: 'items', slide: 'Timeline', graphic: 'Timeline', planned: true },
  { kind: 'closing', content: 'text', slide: 'Closing', planned: true, button: true },
  { kind: 'event', content: 'items', graphic: 'Event', button: true },
  { kind: 'hiring', content: 'items', graphic: 'Hiring', button: true },
  { kind: 'milestone', content: 'figure', graphic: 'Milestone', source: true },
  { kind: 'banner', content: 'text', graphic: 'Profile banner' },
] as const satisfies readonly Row[];

export type SlideKind = (typeof rows)[number]['kind'];

const byKind = new Map<SlideKind, Row>(rows.map((row) => [row.kind, row]));

export const slideKinds = rows.filter((row) => 'slide' in row).map(({ kind }) => kind);
export const graphicKinds = rows.filter((row) => 'graphic' in row).map(({ kind }) => kind);
/** The kinds that a model chooses from. */
export const plannedKinds = rows.filter((row) => 'planned' in row).map(({ kind }) => kind);

export type CarouselKind = (typeof slideKinds)[number];
export type GraphicKind = (typeof graphicKinds)[number];

export const slideLabel = (kind: CarouselKind): string => byKind.get(kind)?.slide ?? kind;
export const graphicLabel = (kind: GraphicKind): string => byKind.get(kind)?.graphic ?? kind;
export const contentOf = (kind: SlideKind): Row['content'] => byKind.get(kind)?.content ?? 'text';
export const namesSource = (kind: SlideKind): boolean => byKind.get(kind)?.source === true;
export const placesButton = (kind: SlideKind): boolean => byKind.get(kind)?.button === true;
