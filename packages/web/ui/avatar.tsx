import { useState } from 'react';
import styles from './avatar.module.css';

function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

/** A person's picture, or their initials. Decorative, because the name is always next to it. */
export function Avatar({ name, src, size = 32 }: { name: string; src?: string | null; size?: number }) {
  const [broken, setBroken] = useState<string | null>(null);
  const style = { width: size, height: size, fontSize: Math.round(size * 0.4) };
  if (src && src !== broken) {
    return (
      <img
        className={styles.avatar}
        style={style}
        src={src}
        alt=""
        width={size}
        height={size}
        onError={() => setBroken(src)}
      />
    );
  }
  return (
    <span className={styles.avatar} style={style} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
