import {
  contentOf,
  namesSource,
  placesButton,
  slideLimits,
  type GraphicKind,
  type Slide,
} from '@limelight/slides/catalog';
import { ChartFields } from '../editor/chart-fields.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './pictures.module.css';

function readItems(text: string): Slide['items'] {
  return text
    .split('\n')
    .slice(0, slideLimits.items)
    .map((line) => {
      const at = line.indexOf(':');
      const label = at > 0 ? line.slice(0, at) : '';
      return {
        label: label.slice(0, slideLimits.itemLabel),
        text: (at > 0 ? line.slice(at + 1) : line).trimStart().slice(0, slideLimits.itemText),
      };
    });
}

const writeItems = (items: Slide['items']) =>
  items.map(({ label, text }) => (label === '' ? text : `${label}: ${text}`)).join('\n');

export function GraphicFields({
  kind,
  slide,
  onChange,
}: {
  kind: GraphicKind;
  slide: Slide;
  onChange: (slide: Slide) => void;
}) {
  const put = (part: Partial<Slide>) => onChange({ ...slide, ...part });
  const isQuote = kind === 'quote';
  return (
    <>
      {contentOf(kind) === 'figure' && (
        <TextField
          label="Figure"
          maxLength={slideLimits.figure}
          value={slide.figure}
          onChange={(figure) => put({ figure })}
        />
      )}
      {isQuote && (
        <TextArea
          label="Quotation"
          rows={3}
          maxLength={600}
          value={slide.body}
          onChange={(body) => put({ body })}
        />
      )}
      <TextArea
        label={isQuote ? 'Who says it' : 'Title'}
        rows={isQuote ? 1 : 2}
        maxLength={slideLimits.title}
        value={slide.title}
        onChange={(title) => put({ title: title.replaceAll('\n', ' ') })}
      />
      {!isQuote && kind !== 'timeline' && (
        <TextArea
          label="Text"
          rows={2}
          maxLength={600}
          value={slide.body}
          onChange={(body) => put({ body })}
        />
      )}
      <TextField
        label="Line above the title"
        maxLength={slideLimits.eyebrow}
        value={slide.eyebrow}
        onChange={(eyebrow) => put({ eyebrow })}
      />
      {contentOf(kind) === 'items' && (
        <TextArea
          key={kind}
          label="Points, one per line, such as “When: Thursday”"
          rows={4}
          value={writeItems(slide.items)}
          onChange={(text) => put({ items: readItems(text) })}
        />
      )}
      {kind === 'comparison' && (
        <div className={styles.pair}>
          {slide.columns.map((column, index) => (
            <div key={index} className={styles.fields}>
              <TextField
                label={index === 0 ? 'Left heading' : 'Right heading'}
                maxLength={slideLimits.columnTitle}
                value={column.title}
                onChange={(title) => {
                  const [left, right] = slide.columns;
                  put({ columns: index === 0 ? [{ ...left, title }, right] : [left, { ...right, title }] });
                }}
              />
              <TextArea
                label={index === 0 ? 'Left lines' : 'Right lines'}
                rows={4}
                value={column.lines.join('\n')}
                onChange={(text) => {
                  const lines = text
                    .split('\n')
                    .slice(0, slideLimits.columnLines)
                    .map((line) => line.slice(0, slideLimits.columnLine));
                  const [left, right] = slide.columns;
                  put({ columns: index === 0 ? [{ ...left, lines }, right] : [left, { ...right, lines }] });
                }}
              />
            </div>
          ))}
        </div>
      )}
      {kind === 'chart' && <ChartFields chart={slide.chart} onChange={(chart) => put({ chart })} />}
      {namesSource(kind) && (
        <TextField
          label="Source"
          maxLength={slideLimits.attribution}
          value={slide.attribution}
          onChange={(attribution) => put({ attribution })}
        />
      )}
      {placesButton(kind) && (
        <TextField
          label="Button"
          maxLength={slideLimits.linkLabel}
          value={slide.linkLabel}
          onChange={(linkLabel) => put({ linkLabel })}
        />
      )}
    </>
  );
}
