import type { Graphic } from '@limelight/contracts';
import {
  emptySlide,
  graphicSizes,
  noBrand,
  type Brand,
  type DeckLook,
  type GraphicKind,
  type Slide,
} from '@limelight/slides/catalog';

export type GraphicSize = Graphic['size'];

export interface GraphicDraft {
  slide: Slide;
  look: DeckLook;
}

export const graphicSizeOptions: readonly { value: GraphicSize; label: string }[] = [
  { value: 'landscape', label: graphicSizes.landscape.label },
  { value: 'square', label: graphicSizes.square.label },
  { value: 'portrait', label: graphicSizes.portrait.label },
  { value: 'wide', label: graphicSizes.wide.label },
  { value: 'banner', label: graphicSizes.banner.label },
];

type Words = Partial<Omit<Slide, 'id' | 'kind'>>;

/** Placeholder content that shows what each kind is for. */
const examples: Record<GraphicKind, Words> = {
  quote: { body: 'A decision without a document is not a decision.', title: '' },
  stat: { figure: '63%', title: 'of planned work was finished', attribution: 'Where the figure comes from' },
  chart: {
    title: 'Hours in meetings per week',
    chart: {
      form: 'bar',
      unit: ' h',
      rows: [
        { label: 'Before', value: 17 },
        { label: 'After', value: 6 },
      ],
    },
  },
  comparison: {
    title: 'Meeting or document?',
    columns: [
      { title: 'Meet', lines: ['Feedback on a person', 'A conflict'] },
      { title: 'Write', lines: ['A status update', 'A decision'] },
    ],
  },
  timeline: {
    title: 'How it went',
    items: [
      { label: 'Week 1', text: 'The first step' },
      { label: 'Week 2', text: 'The second step' },
      { label: 'Week 3', text: 'The result' },
    ],
  },
  event: {
    eyebrow: 'Live event',
    title: 'What the event is about',
    items: [
      { label: 'When', text: 'Thursday, 14 May, 18:00' },
      { label: 'Where', text: 'Online' },
    ],
    linkLabel: 'Register',
  },
  hiring: {
    eyebrow: 'We are hiring',
    title: 'Role you are hiring for',
    items: [
      { label: 'Where', text: 'Remote' },
      { label: 'Salary', text: 'Range' },
    ],
    linkLabel: 'Apply',
  },
  milestone: { eyebrow: 'Milestone', figure: '1,000', title: 'customers, and thank you to each of them' },
  banner: { title: 'What you help people do', body: 'Who you are, in one line' },
  cover: { title: 'One sentence worth stopping for', body: 'What comes after it.' },
};

const ownSize = (kind: GraphicKind, size: DeckLook['size']): DeckLook['size'] => {
  if (kind === 'banner') return 'banner';
  return size === 'banner' ? 'landscape' : size;
};

export function newGraphic(kind: GraphicKind, brand: Brand = noBrand): GraphicDraft {
  return {
    slide: { ...emptySlide('graphic', kind), ...examples[kind] },
    look: {
      design: 'spotlight',
      scheme: 'dark',
      language: 'en',
      size: ownSize(kind, 'landscape'),
      brand: { ...brand, pageNumbers: false },
    },
  };
}

const isUntouched = (kind: GraphicKind, slide: Slide) =>
  JSON.stringify({ ...emptySlide('graphic', kind), ...examples[kind] }) ===
  JSON.stringify({ ...slide, kind });

/** Changes the kind of a draft. Typed texts are kept, and an example is replaced by that of the new kind. */
export function asKind({ slide, look }: GraphicDraft, from: GraphicKind, kind: GraphicKind): GraphicDraft {
  const size = ownSize(kind, look.size);
  if (isUntouched(from, slide)) return { ...newGraphic(kind), look: { ...look, size } };
  const shown = { ...emptySlide('graphic', kind), ...examples[kind] };
  return {
    look: { ...look, size },
    slide: {
      ...slide,
      kind,
      items: slide.items.length > 0 ? slide.items : shown.items,
      chart: slide.chart.rows.length > 0 ? slide.chart : shown.chart,
      columns: slide.columns.some(({ title, lines }) => title !== '' || lines.length > 0)
        ? slide.columns
        : shown.columns,
    },
  };
}

export function toGraphic({ slide, look }: GraphicDraft, kind: GraphicKind): Graphic {
  const { id: _id, kind: _kind, ...fields } = slide;
  return { kind, fields, ...look };
}

export function fromGraphic({ kind, fields, size, design, scheme, language, brand }: Graphic): GraphicDraft {
  const draft = newGraphic(kind, brand);
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return {
    slide: { ...emptySlide('graphic', kind), ...given },
    look: {
      ...draft.look,
      size,
      ...(design === undefined ? {} : { design }),
      ...(scheme === undefined ? {} : { scheme }),
      ...(language === undefined ? {} : { language }),
    },
  };
}
