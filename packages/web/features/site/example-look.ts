/** How slides on public pages look. */
export const exampleLook = {
  design: 'spotlight',
  scheme: 'dark',
  size: 'portrait',
  language: 'en',
} as const;

/** The same for a graphic. */
export const graphicLook = { ...exampleLook, size: 'landscape' } as const;
