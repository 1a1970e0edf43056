import { imageRun, type Picture } from '@limelight/contracts';
import { creditCosts } from '@limelight/contracts/catalog';
import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRunOf } from '../../../lib/runs/use-run.ts';
import { useSystem, useUser } from '../../../lib/query-client.ts';
import { useKeptText } from '../../../lib/use-kept-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { picturesKey } from '../api.ts';
import styles from './pictures.module.css';

const shapes = [
  { value: 'square', label: 'Square' },
  { value: 'portrait', label: 'Portrait' },
  { value: 'landscape', label: 'Landscape' },
] as const;

const looks = [
  { value: '', label: 'As described' },
  { value: 'A photograph in natural light.', label: 'Photograph' },
  { value: 'A flat illustration with few colours.', label: 'Flat illustration' },
  { value: 'A pencil sketch on white paper.', label: 'Pencil sketch' },
  { value: 'A clean three-dimensional render with soft shadows.', label: '3D render' },
  { value: 'An isometric diagram.', label: 'Isometric' },
];

const counts = ['1', '2', '3', '4'];

type Shape = (typeof shapes)[number]['value'];

/** The shape that is nearest to a picture's own. */
function shapeOf({ width, height }: Picture): Shape {
  if (width > height * 1.1) return 'landscape';
  return height > width * 1.1 ? 'portrait' : 'square';
}

const variation = 'Another version of this picture: the same subject and style, composed differently.';

export function GenerateImages({
  from,
  onForget,
}: {
  /** The picture to change, or null to start from scratch. */
  from: Picture | null;
  onForget: () => void;
}) {
  const client = useQueryClient();
  const run = useRunOf(imageRun);
  const hasModel = useSystem().data?.imageModel;
  const mayConnect = useUser().data?.managesModels === true;
  const [prompt, setPrompt] = useKeptText('image:new');
  const [look, setLook] = useState('');
  const [size, setSize] = useState<Shape>(from === null ? 'square' : shapeOf(from));
  const [shapedAs, setShapedAs] = useState(from?.id);
  const [count, setCount] = useState(1);
  // Another picture to change brings its shape along; after that, the person's choice stands.
  if (shapedAs !== from?.id) {
    setShapedAs(from?.id);
    if (from !== null) setSize(shapeOf(from));
  }
  const { result } = run;
  useEffect(() => {
    if (result !== null) void client.invalidateQueries({ queryKey: picturesKey });
  }, [client, result]);
  if (hasModel === undefined) return null;
  const drawn = result?.mediaIds.length ?? 0;
  return (
    <Card title="Generate images">
      {hasModel ? (
        <div className={styles.fields}>
          {from !== null && (
            <div className={styles.from}>
              <img src={from.url} alt={from.altText || 'The picture to change'} />
              <span>The model changes this picture. The original stays in the library.</span>
              {prompt.trim() === '' && (
                <Button size="small" onClick={() => setPrompt(variation)}>
                  Ask for a variation
                </Button>
              )}
              <Button size="small" look="quiet" onClick={onForget}>
                Draw a new one instead
              </Button>
            </div>
          )}
          <TextArea
            label={from === null ? 'What the picture shows' : 'What should be different'}
            rows={3}
            maxLength={3800}
            placeholder={
              from === null
                ? 'An empty meeting room at dusk, chairs on the tables'
                : 'The same room in the morning, with people in it'
            }
            value={prompt}
            onChange={setPrompt}
          />
          <div className={styles.pair}>
            <NativeSelect
              label="Style"
              data={looks}
              value={look}
              onChange={({ currentTarget }) => setLook(currentTarget.value)}
            />
            <NativeSelect
              label="Shape"
              data={[...shapes]}
              value={size}
              onChange={({ currentTarget }) => {
                const shape = shapes.find(({ value }) => value === currentTarget.value);
                if (shape !== undefined) setSize(shape.value);
              }}
            />
            <NativeSelect
              label="Pictures"
              data={counts}
              value={String(count)}
              onChange={({ currentTarget }) => setCount(Number(currentTarget.value))}
            />
          </div>
          {run.active && <RunProgress progress={run.progress} onCancel={run.cancel} />}
          {run.status === 'failed' && (
            <Callout tone="bad">{run.error ?? 'Something went wrong. Nothing was charged.'}</Callout>
          )}
          {result?.refused != null && (
            <Callout tone="warn" title="The provider declined the request. What it declined is free.">
              {result.refused || 'It gave no reason. Change the description and try again.'}
            </Callout>
          )}
          {result !== null && result.failed > 0 && (
            <Callout tone="warn">
              {result.failed === 1
                ? 'One picture could not be drawn and costs nothing.'
                : `${result.failed} pictures could not be drawn and cost nothing.`}{' '}
              Try again in a minute.
            </Callout>
          )}
          {drawn > 0 && (
            <Callout tone="good">
              {drawn === 1
                ? 'The picture is in your library below.'
                : `${drawn} pictures are in your library below.`}{' '}
              Add alt text before you use them.
            </Callout>
          )}
          <div className={styles.buttons}>
            <Button
              look="accent"
              credits={creditCosts['image.create'] * count}
              disabled={prompt.trim() === ''}
              loading={run.starting || run.active}
              onClick={() =>
                void run.begin({
                  prompt: [prompt.trim(), look].filter(Boolean).join('\n\n'),
                  size,
                  count,
                  from: from?.id ?? null,
                })
              }
            >
              {from === null ? 'Generate images' : 'Change picture'}
            </Button>
          </div>
        </div>
      ) : (
        <Callout
          title="No image model is connected"
          action={
            mayConnect && (
              <ButtonLink size="small" to="/dashboard/models">
                Connect an image model
              </ButtonLink>
            )
          }
        >
          {mayConnect
            ? 'An image model draws pictures from a description. Designed graphics work without one.'
            : 'Image generation is not available right now. Designed graphics work without it.'}
        </Callout>
      )}
    </Card>
  );
}
