import type { CarouselSlide } from '@limelight/contracts';
import { contentOf, namesSource, slideLimits } from '@limelight/slides/catalog';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ChartFields } from './chart-fields.tsx';
import styles from './editor.module.css';

export type ChangeSlide = (slide: CarouselSlide, group: string) => void;

interface FieldsProps {
  slide: CarouselSlide;
  onChange: ChangeSlide;
}

function Items({ slide, onChange }: FieldsProps) {
  const put = (items: CarouselSlide['items'], group: string) => onChange({ ...slide, items }, group);
  return (
    <fieldset className={styles.group}>
      <legend>Points</legend>
      {slide.items.map((item, index) => (
        <div key={index} className={styles.entry}>
          <TextField
            label={`Heading ${index + 1}`}
            maxLength={slideLimits.itemLabel}
            value={item.label}
            onChange={(label) =>
              put(slide.items.with(index, { ...item, label }), `${slide.id}:label-${index}`)
            }
          />
          <TextArea
            label={`Point ${index + 1}`}
            rows={2}
            maxLength={slideLimits.itemText}
            value={item.text}
            onChange={(text) => put(slide.items.with(index, { ...item, text }), `${slide.id}:text-${index}`)}
          />
          <Button
            size="small"
            look="quiet"
            icon={<IconTrash size={14} />}
            onClick={() => put(slide.items.toSpliced(index, 1), '')}
          >
            Remove point {index + 1}
          </Button>
        </div>
      ))}
      <Button
        size="small"
        disabled={slide.items.length >= slideLimits.items}
        onClick={() => put([...slide.items, { label: '', text: 'New point' }], '')}
      >
        Add point
      </Button>
    </fieldset>
  );
}

function Columns({ slide, onChange }: FieldsProps) {
  const names = slide.kind === 'before-after' ? ['Before', 'After'] : ['Left column', 'Right column'];
  return (
    <>
      {slide.columns.map((column, index) => {
        const put = (next: typeof column, group: string) => {
          const [left, right] = slide.columns;
          onChange({ ...slide, columns: index === 0 ? [next, right] : [left, next] }, group);
        };
        return (
          <fieldset key={index} className={styles.group}>
            <legend>{names[index]}</legend>
            <TextField
              label="Heading"
              maxLength={slideLimits.columnTitle}
              value={column.title}
              onChange={(title) => put({ ...column, title }, `${slide.id}:column-${index}`)}
            />
            <TextArea
              label="Lines, one per line"
              rows={4}
              value={column.lines.join('\n')}
              onChange={(text) =>
                put(
                  {
                    ...column,
                    lines: text
                      .split('\n')
                      .slice(0, slideLimits.columnLines)
                      .map((line) => line.slice(0, slideLimits.columnLine)),
                  },
                  `${slide.id}:lines-${index}`,
                )
              }
            />
          </fieldset>
        );
      })}
    </>
  );
}

const isLink = (text: string) => text === '' || /^https?:\/\/\S+\.\S+/u.test(text);

function LinkFields({ slide, onChange }: FieldsProps) {
  const [typed, setTyped] = useState(slide.link);
  const isFit = isLink(typed) && (typed === '' || URL.canParse(typed));
  return (
    <>
      <TextField
        label="Button"
        maxLength={slideLimits.linkLabel}
        value={slide.linkLabel}
        onChange={(linkLabel) => onChange({ ...slide, linkLabel }, `${slide.id}:linkLabel`)}
      />
      <TextField
        label="Button link"
        type="url"
        placeholder="https://"
        maxLength={slideLimits.link}
        value={typed}
        error={isFit ? undefined : 'Enter a full address, such as https://example.com.'}
        onChange={(link) => {
          setTyped(link);
          if (isLink(link) && (link === '' || URL.canParse(link)))
            onChange({ ...slide, link }, `${slide.id}:link`);
        }}
      />
    </>
  );
}

export function SlideFields({ slide, onChange }: FieldsProps) {
  const { kind, id } = slide;
  const put = (part: Partial<CarouselSlide>, name: string) =>
    onChange({ ...slide, ...part }, `${id}:${name}`);
  return (
    <div className={styles.fields}>
      {(kind === 'stat' || kind === 'step') && (
        <TextField
          label={kind === 'step' ? 'Number' : 'Figure'}
          maxLength={slideLimits.figure}
          value={slide.figure}
          onChange={(figure) => put({ figure }, 'figure')}
        />
      )}
      <TextField
        label="Line above the title"
        maxLength={slideLimits.eyebrow}
        value={slide.eyebrow}
        onChange={(eyebrow) => put({ eyebrow }, 'eyebrow')}
      />
      <TextArea
        label={kind === 'quote' ? 'Who says it' : 'Title'}
        rows={2}
        maxLength={slideLimits.title}
        value={slide.title}
        onChange={(title) => put({ title: title.replaceAll('\n', ' ') }, 'title')}
      />
      <TextArea
        label={kind === 'quote' ? 'Quotation' : 'Text'}
        rows={4}
        maxLength={slideLimits.body}
        value={slide.body}
        onChange={(body) => put({ body }, 'body')}
      />
      {contentOf(kind) === 'items' && <Items slide={slide} onChange={onChange} />}
      {contentOf(kind) === 'columns' && <Columns key={id} slide={slide} onChange={onChange} />}
      {kind === 'chart' && (
        <ChartFields key={id} chart={slide.chart} onChange={(chart) => put({ chart }, 'chart')} />
      )}
      {namesSource(kind) && (
        <TextField
          label="Source"
          maxLength={slideLimits.attribution}
          value={slide.attribution}
          onChange={(attribution) => put({ attribution }, 'attribution')}
        />
      )}
      {(kind === 'closing' || slide.link !== '' || slide.linkLabel !== '') && (
        <LinkFields key={id} slide={slide} onChange={onChange} />
      )}
    </div>
  );
}
