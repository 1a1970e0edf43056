import { Fragment, type ReactNode } from 'react';
import { guidePicturePath, guidePictureSize } from './site-pictures.ts';
import { parseProse, parseWords, slugOf, type Block, type Span } from '../../lib/parse-prose.ts';
import styles from './prose.module.css';

function word(span: Span): ReactNode {
  switch (span.kind) {
    case 'text':
      return span.text;
    case 'strong':
      return <strong>{span.text}</strong>;
    case 'code':
      return <code>{span.text}</code>;
    case 'link':
      return <a href={span.href}>{span.text}</a>;
  }
}

export function Words({ text }: { text: string }) {
  return parseWords(text).map((span, index) => (
    // The spans of a constant text never change order.
    <Fragment key={index}>{word(span)}</Fragment>
  ));
}

function items(lines: readonly string[]) {
  return lines.map((line) => (
    <li key={line}>
      <Words text={line} />
    </li>
  ));
}

export function Heading({ children }: { children?: ReactNode }) {
  return <h2 id={typeof children === 'string' ? slugOf(children) : undefined}>{children}</h2>;
}

function block(part: Block): ReactNode {
  switch (part.kind) {
    case 'heading':
      return <Heading>{part.text}</Heading>;
    case 'subheading':
      return <h3>{part.text}</h3>;
    case 'paragraph':
      return (
        <p>
          <Words text={part.text} />
        </p>
      );
    case 'quote':
      return (
        <blockquote>
          <p>{part.text}</p>
        </blockquote>
      );
    case 'picture':
      // A screenshot is too small to read on a phone, so it links to the full picture.
      return (
        <a href={guidePicturePath(part.name)} className={styles.picture}>
          <img
            src={guidePicturePath(part.name)}
            alt={part.alt}
            width={guidePictureSize.width}
            height={guidePictureSize.height}
            loading="lazy"
          />
        </a>
      );
    case 'list':
      return part.numbered ? <ol>{items(part.items)}</ol> : <ul>{items(part.items)}</ul>;
  }
}

export function LongText({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}

export function Prose({ text }: { text: string }) {
  return (
    <LongText>
      {parseProse(text).map((part, index) => (
        <Fragment key={index}>{block(part)}</Fragment>
      ))}
    </LongText>
  );
}
