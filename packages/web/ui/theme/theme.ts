import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorSchemeManager,
  type MantineColorsTuple,
} from '@mantine/core';
import { readScheme, writeScheme } from '../../lib/scheme.ts';

// Mantine expects ten shades per colour. The shades its components use are the tokens' own values, and the resolver
// below points everything that has a variable of its own at the tokens.
const lime: MantineColorsTuple = [
  '#f8fde6',
  '#f1f6dc',
  '#e6f5b8',
  '#dcf48a',
  '#d4f56a',
  '#ccf255',
  '#c8f04b',
  '#b9e233',
  '#6f9a00',
  '#4d6b00',
];
const gray: MantineColorsTuple = [
  '#f8f8f5',
  '#f1f1ec',
  '#e6e7e2',
  '#d3d5cf',
  '#8a9099',
  '#737a85',
  '#5b626d',
  '#3c434d',
  '#262b33',
  '#14171c',
];
const dark: MantineColorsTuple = [
  '#f2f3f0',
  '#d5d8dc',
  '#9aa3af',
  '#7c8592',
  '#666e7a',
  '#262b33',
  '#16191e',
  '#0e1013',
  '#0b0d10',
  '#08090b',
];
const red: MantineColorsTuple = [
  '#fceeec',
  '#f9dcd8',
  '#f2b8b0',
  '#ff8a7d',
  '#e8695b',
  '#d64a3c',
  '#c2362b',
  '#a82d23',
  '#8c251d',
  '#6f1d17',
];

const sizes = {
  xs: 'var(--size-12)',
  sm: 'var(--size-13)',
  md: 'var(--size-15)',
  lg: 'var(--size-17)',
  xl: 'var(--size-20)',
};

export const theme = createTheme({
  colors: { lime, gray, dark, red },
  primaryColor: 'lime',
  primaryShade: 6,
  white: '#ffffff',
  black: '#14171c',
  autoContrast: true,
  fontFamily: 'var(--font-body)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: {
    fontFamily: 'var(--font-display)',
    fontWeight: '700',
    sizes: {
      h1: { fontSize: 'var(--size-32)', lineHeight: '1.15' },
      h2: { fontSize: 'var(--size-24)', lineHeight: '1.2' },
      h3: { fontSize: 'var(--size-20)', lineHeight: '1.25' },
      h4: { fontSize: 'var(--size-17)', lineHeight: '1.3' },
    },
  },
  fontSizes: sizes,
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.4667', lg: '1.5', xl: '1.4' },
  defaultRadius: 'md',
  radius: {
    xs: '4px',
    sm: '6px',
    md: 'var(--radius-control)',
    lg: 'var(--radius-card)',
    xl: 'var(--radius-stage)',
  },
  spacing: {
    xs: 'var(--space-8)',
    sm: 'var(--space-12)',
    md: 'var(--space-16)',
    lg: 'var(--space-24)',
    xl: 'var(--space-32)',
  },
  shadows: { xs: 'none', sm: 'none', md: 'var(--shadow)', lg: 'var(--shadow)', xl: 'var(--shadow)' },
  breakpoints: { xs: '30em', sm: '40em', md: '48em', lg: '68.75em', xl: '90em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  variantColorResolver: (input) => {
    const plain = defaultVariantColorsResolver(input);
    const own = input.color === undefined || input.color === 'lime';
    if (own && input.variant === 'filled') {
      return {
        ...plain,
        background: 'var(--accent)',
        hover: 'var(--accent-hover)',
        color: 'var(--on-accent)',
      };
    }
    if (own && (input.variant === 'subtle' || input.variant === 'transparent')) {
      return { ...plain, background: 'transparent', hover: 'var(--raised)', color: 'var(--ink)' };
    }
    if (own && input.variant === 'light') {
      return {
        ...plain,
        background: 'var(--accent-soft)',
        hover: 'var(--accent-soft)',
        color: 'var(--accent-text)',
      };
    }
    if (input.color === 'ink' && input.variant === 'filled') {
      return {
        ...plain,
        background: 'var(--ink-fill)',
        hover: 'var(--ink-fill-hover)',
        color: 'var(--on-ink-fill)',
      };
    }
    if (input.color === 'red' && input.variant === 'filled') {
      return {
        ...plain,
        background: 'var(--bad-fill)',
        hover: 'var(--bad-fill)',
        color: 'var(--on-bad-fill)',
      };
    }
    if (input.color === 'red')
      return { ...plain, background: 'transparent', hover: 'var(--bad-soft)', color: 'var(--bad)' };
    return plain;
  },
  components: {
    Button: { defaultProps: { size: 'sm' }, styles: { root: { fontWeight: 600 } } },
    Input: { defaultProps: { size: 'sm' } },
    // Users write in any script, so the text direction of a field follows its content.
    TextInput: { defaultProps: { attributes: { input: { dir: 'auto' } } } },
    Textarea: { defaultProps: { attributes: { input: { dir: 'auto' } } } },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Checkbox: {
      vars: () => ({
        root: { '--checkbox-color': 'var(--ink-fill)', '--checkbox-icon-color': 'var(--on-ink-fill)' },
      }),
    },
    Radio: {
      vars: () => ({
        root: { '--radio-color': 'var(--ink-fill)', '--radio-icon-color': 'var(--on-ink-fill)' },
      }),
    },
    Switch: { vars: () => ({ root: { '--switch-color': 'var(--ink-fill)' } }) },
    Chip: { defaultProps: { color: 'ink', variant: 'filled' } },
    SegmentedControl: {
      defaultProps: { size: 'xs', radius: 'md' },
      vars: () => ({ root: { '--sc-padding': '4px 10px' } }),
    },
    Paper: { vars: () => ({ root: { '--paper-border-color': 'var(--line)' } }) },
    Menu: {
      defaultProps: {
        shadow: 'md',
        radius: 'lg',
        // The menu opens on its first entry and within the screen's landmark, for accessibility.
        withInitialFocusPlaceholder: false,
        portalProps: { target: '#screen' },
      },
    },
    Popover: { defaultProps: { shadow: 'md', radius: 'lg' } },
    // The options are rendered within the landmark too, not only those of dialogs.
    Combobox: { defaultProps: { portalProps: { target: '#screen' } } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        overlayProps: { color: 'var(--veil)', backgroundOpacity: 1 },
        closeButtonProps: { 'aria-label': 'Close' },
        // A header element would be treated as the page's banner.
        attributes: { header: { role: 'presentation' } },
      },
    },
    Drawer: {
      defaultProps: {
        overlayProps: { color: 'var(--veil)', backgroundOpacity: 1 },
        closeButtonProps: { 'aria-label': 'Close' },
        attributes: { header: { role: 'presentation' } },
      },
    },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: false, radius: 'md', color: 'var(--ink-fill)' } },
    Loader: { defaultProps: { color: 'var(--accent-text)', size: 'sm' } },
    Anchor: { defaultProps: { underline: 'always' } },
  },
});

/** Points Mantine's CSS variables at the tokens, which support both colour schemes. */
export const cssVariables: CSSVariablesResolver = () => {
  const names = {
    '--mantine-color-body': 'var(--ground)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--quiet)',
    '--mantine-color-placeholder': 'var(--quiet)',
    '--mantine-color-anchor': 'var(--link)',
    '--mantine-color-error': 'var(--bad)',
    '--mantine-color-success': 'var(--good)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--raised)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--edge)',
    '--mantine-color-disabled': 'var(--raised)',
    '--mantine-color-disabled-color': 'var(--quiet)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-primary-color-filled': 'var(--accent)',
    '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
    '--mantine-primary-color-contrast': 'var(--on-accent)',
    '--mantine-primary-color-light': 'var(--accent-soft)',
    '--mantine-primary-color-light-hover': 'var(--accent-soft)',
    '--mantine-primary-color-light-color': 'var(--accent-text)',
  };
  // Mantine sets these per scheme, so they are repeated for each to override it.
  return { variables: {}, light: names, dark: names };
};

/** Stores the scheme in the cookie that the first-paint script reads. */
export const schemeManager: MantineColorSchemeManager = {
  get: (fallback) => (typeof document === 'undefined' ? fallback : readScheme()),
  set: (scheme) => writeScheme(scheme),
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => writeScheme('auto'),
};
