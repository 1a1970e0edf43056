/** The subset of CSS that the designs use. Lengths are in pixels. */
export interface Style {
  [property: string]: string | number | undefined;
}

/** A React element as `satori` expects it, created without React. */
export interface SlideElement {
  type: 'div' | 'img';
  key: string | null;
  props: {
    style: Style;
    children?: string | SlideElement[];
    src?: string;
    width?: number;
    height?: number;
  };
}

export type Child = SlideElement | null;

export function box(style: Style, ...children: Child[]): SlideElement {
  const present = children.filter((child) => child !== null);
  return {
    type: 'div',
    key: null,
    props: {
      // Position every element, so that painting follows the order of elements.
      style: { display: 'flex', boxSizing: 'border-box', position: 'relative', ...style },
      ...(present.length === 0 ? {} : { children: present }),
    },
  };
}

export const row = (style: Style, ...children: Child[]): SlideElement =>
  box({ flexDirection: 'row', ...style }, ...children);

export const column = (style: Style, ...children: Child[]): SlideElement =>
  box({ flexDirection: 'column', ...style }, ...children);

export function keyed(key: string, element: SlideElement): SlideElement {
  return { ...element, key };
}
