export const exampleLook = {
  design: 'spotlight',
  scheme: 'dark',
  size: 'portrait',
  language: 'en',
} as const;

export const graphicLook = { ...exampleLook, size: 'landscape' } as const;
