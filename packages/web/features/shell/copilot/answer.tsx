import { Link } from 'react-router';
import { parseProse, parseWords, type Block, type Span } from '../../../lib/parse-prose.ts';
import { isOwnPath, plainMarkdown } from './answer-words.ts';
import styles from './answer.module.css';

function Words({ text }: { text: string }) {
  return parseWords(text).map((span, index) => <Part key={index} span={span} />);
}

function Part({ span }: { span: Span }) {
  switch (span.kind) {
    case 'strong':
      return <strong>{span.text}</strong>;
    case 'code':
      return <code>{span.text}</code>;
    case 'link':
      // What a model writes may lead to a page of the product only. Any other address is shown.
      return isOwnPath(span.href) ? <Link to={span.href}>{span.text}</Link> : `${span.text} (${span.href})`;
    case 'text':
      return span.text;
  }
}

function Paragraph({ block }: { block: Block }) {
  if (block.kind === 'list') {
    const List = block.numbered ? 'ol' : 'ul';
    return (
      <List>
        {block.items.map((item, index) => (
          <li key={index}>
            <Words text={item} />
          </li>
        ))}
      </List>
    );
  }
  if (block.kind === 'picture') return <p>{block.alt}</p>;
  if (block.kind === 'quote')
    return (
      <blockquote>
        <Words text={block.text} />
      </blockquote>
    );
  if (block.kind === 'paragraph')
    return (
      <p>
        <Words text={block.text} />
      </p>
    );
  return (
    <p>
      <strong>
        <Words text={block.text} />
      </strong>
    </p>
  );
}

/** The words of an answer: paragraphs, lists and bold. */
export function Answer({ text }: { text: string }) {
  return (
    <div className={styles.answer} dir="auto">
      {parseProse(plainMarkdown(text)).map((block, index) => (
        <Paragraph key={index} block={block} />
      ))}
    </div>
  );
}
