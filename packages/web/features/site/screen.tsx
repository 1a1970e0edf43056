import { screenPath, screenSizes } from './site-pictures.ts';
import styles from './screen.module.css';

const schemes = ['light', 'dark'] as const;

/** A screen of the product in the page's colour scheme. Phones get the screen of a phone. */
export function Screen({ name, alt }: { name: string; alt: string }) {
  const { desktop, phone } = screenSizes;
  return schemes.map((scheme) => (
    <picture key={scheme} className={styles[scheme]}>
      <source media="(max-width: 48em)" srcSet={screenPath(name, scheme, 'phone')} {...phone} />
      <img
        src={screenPath(name, scheme, 'desktop')}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={styles.image}
        {...desktop}
      />
    </picture>
  ));
}
