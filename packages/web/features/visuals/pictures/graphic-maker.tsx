import { createGraphic, type Graphic } from '@limelight/contracts';
import { graphicKinds, graphicLabel, graphicSizes, type GraphicKind } from '@limelight/slides/catalog';
import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveBlob } from '../../../lib/save-file.ts';
import { svgToPng } from '../../../lib/slides/svg-to-png.ts';
import { useSlide } from '../../../lib/slides/use-slide.ts';
import { notices } from '../../../lib/notices.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { SlideImage } from '../../../ui/slides/slide-image.tsx';
import { picturesKey } from '../api.ts';
import { KitSelect } from '../brand/kit-select.tsx';
import { DesignChoice } from '../design-choice.tsx';
import { LookFields } from '../look-fields.tsx';
import { asKind, fromGraphic, graphicSizeOptions, newGraphic, toGraphic } from './graphic-draft.ts';
import { GraphicFields } from './graphic-fields.tsx';
import styles from './pictures.module.css';

/** Creates a graphic. The preview is drawn by the same engine as the stored picture. */
export function GraphicMaker({ from }: { from: Graphic | null }) {
  const client = useQueryClient();
  const [kind, setKind] = useState<GraphicKind>(from?.kind ?? 'quote');
  const [draft, setDraft] = useState(() => (from === null ? newGraphic('quote') : fromGraphic(from)));
  const create = useCall(createGraphic);
  const order = { look: draft.look, slide: draft.slide, number: 1, total: 1 };
  const { pages } = useSlide(order, true);
  const { width, height } = graphicSizes[draft.look.size];
  const page = pages?.[0];
  const isFull = (pages?.length ?? 0) > 1 || page?.fits === false;
  const keep = async () => {
    const made = await create.run({ body: toGraphic(draft, kind) });
    if (made === null) return;
    await client.invalidateQueries({ queryKey: picturesKey });
    notices.success('The graphic is in your library below.');
  };
  return (
    <Card title="New graphic" aside="Free">
      <div className={styles.bench}>
        <div className={styles.fields}>
          <fieldset className={styles.kinds} aria-label="Kind of graphic">
            {graphicKinds.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === kind}
                onClick={() => {
                  setDraft(asKind(draft, kind, one));
                  setKind(one);
                }}
              >
                {graphicLabel(one)}
              </button>
            ))}
          </fieldset>
          <GraphicFields
            kind={kind}
            slide={draft.slide}
            onChange={(slide) => setDraft({ ...draft, slide })}
          />
          <DesignChoice
            design={draft.look.design}
            scheme={draft.look.scheme}
            brand={draft.look.brand}
            onChoose={(design) => setDraft({ ...draft, look: { ...draft.look, design } })}
          />
          <div className={styles.pair}>
            <NativeSelect
              label="Size"
              data={[...graphicSizeOptions]}
              value={draft.look.size}
              onChange={({ currentTarget }) => {
                const size = graphicSizeOptions.find(({ value }) => value === currentTarget.value);
                if (size !== undefined) setDraft({ ...draft, look: { ...draft.look, size: size.value } });
              }}
            />
            <LookFields
              look={draft.look}
              onChange={(part) => setDraft({ ...draft, look: { ...draft.look, ...part } })}
            />
          </div>
          <KitSelect
            brand={draft.look.brand}
            onChoose={(brand) =>
              setDraft({ ...draft, look: { ...draft.look, brand: { ...brand, pageNumbers: false } } })
            }
          />
        </div>
        <div className={styles.preview}>
          <SlideImage
            first
            order={order}
            width={width}
            height={height}
            alt={`Preview: ${graphicLabel(kind)}`}
          />
          {isFull && <Callout tone="warn">The text does not fit on one picture. Cut some words.</Callout>}
          <div className={styles.buttons}>
            <Button look="accent" loading={create.loading} onClick={() => void keep()}>
              Save to library
            </Button>
            <Button
              disabled={page === undefined}
              onClick={() => {
                if (page !== undefined)
                  void svgToPng(page.svg, width, height).then((blob) =>
                    saveBlob(blob, `${graphicLabel(kind).toLowerCase().replaceAll(' ', '-')}.png`),
                  );
              }}
            >
              Download PNG
            </Button>
          </div>
        </div>
      </div>
    </Card>
  );
}
