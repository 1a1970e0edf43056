import { addSource, addSourceFile, carouselRun } from '@limelight/contracts';
import { creditCosts } from '@limelight/contracts/catalog';
import { noBrand } from '@limelight/slides/catalog';
import { NativeSelect, NumberInput, Tabs, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { notices } from '../../../lib/notices.ts';
import { useSystem } from '../../../lib/query-client.ts';
import { useRunOf } from '../../../lib/runs/use-run.ts';
import { useKeptText } from '../../../lib/use-kept-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConnectModel } from '../../../ui/connect-model.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ownBrand } from '../brand/own-brand.ts';
import { addCarousel, brandKitsQuery, brandOfKit, carouselsKey, kitLabel } from '../api.ts';
import { blankSlide } from '../deck-edits.ts';
import { sizeOptions } from '../labels.ts';
import { DesignChoice } from '../design-choice.tsx';
import { LookFields } from '../look-fields.tsx';
import styles from './decks.module.css';
import { PostChoice } from './post-choice.tsx';

const sources = ['text', 'idea', 'post', 'page', 'file', 'blank'] as const;
type Source = (typeof sources)[number];
const isSource = (value: string | null): value is Source => sources.some((one) => one === value);

const labels: Record<Source, string> = {
  text: 'Text or outline',
  idea: 'Idea',
  post: 'Your post',
  page: 'Web page',
  file: 'File',
  blank: 'Blank',
};

const tones = ['', 'Plain', 'Friendly', 'Confident', 'Playful', 'Formal'].map((value) => ({
  value,
  label: value === '' ? 'As in the text' : value,
}));

interface Settings {
  slides: number;
  size: (typeof sizeOptions)[number]['value'];
  design: string;
  scheme: 'light' | 'dark';
  language: string;
  tone: string;
  audience: string;
  kitId: string;
}

const initial: Settings = {
  slides: 8,
  size: 'portrait',
  design: 'spotlight',
  scheme: 'dark',
  language: '',
  tone: '',
  audience: '',
  kitId: '',
};

/** The brand of a person without a kit. */
const ownName = 'own';

type RunSource = Parameters<ReturnType<typeof useRunOf<typeof carouselRun>>['begin']>[0]['source'];

export function StartForm() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const run = useRunOf(carouselRun);
  const kits = (useQuery(brandKitsQuery).data?.items ?? []).filter(
    ({ sharing }) => sharing?.mayUse !== false,
  );
  const ownKit = kits.find(({ sharing }) => sharing === null);
  const hasModel = useSystem().data?.writer.kind === 'model';
  const [source, setSource] = useState<Source>('text');
  const [text, setText, forgetText] = useKeptText('carousel:new');
  const [idea, setIdea, forgetIdea] = useKeptText('carousel:idea');
  const [address, setAddress] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [postId, setPostId] = useState<string | null>(null);
  const [settings, setSettings] = useState(initial);
  const [reading, setReading] = useState(false);
  const put = (part: Partial<Settings>) => setSettings((before) => ({ ...before, ...part }));
  const kit = kits.find(({ id }) => id === settings.kitId) ?? (settings.kitId === '' ? ownKit : undefined);
  const { result } = run;
  useEffect(() => {
    if (result === null) return;
    forgetText();
    forgetIdea();
    void client.invalidateQueries({ queryKey: carouselsKey });
    if (result.leftOut > 0)
      notices.show({
        tone: 'plain',
        title: 'The text is longer than a carousel',
        message: `${result.leftOut.toLocaleString('en')} characters did not fit on the slides.`,
      });
    if (result.fellBack)
      notices.show({
        tone: 'plain',
        title: 'The model gave no usable answer',
        message: 'Your text was split at its paragraphs, as it is without a model.',
      });
    void navigate(`/dashboard/carousel/${result.carouselId}`);
  }, [client, forgetIdea, forgetText, navigate, result]);

  const readSource = async (): Promise<RunSource | null> => {
    switch (source) {
      case 'text':
        return { kind: 'text', text };
      case 'idea':
        return { kind: 'idea', text: idea };
      case 'post':
        return postId === null ? null : { kind: 'post', postId };
      case 'page': {
        const site = /^https?:\/\//u.test(address) ? address : `https://${address.trim()}`;
        const { id } = await call(addSource, { body: { kind: 'page', address: site } });
        return { kind: 'page', sourceId: id };
      }
      case 'file': {
        if (file === null) return null;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract describes the plain fields of a form, and the file is beside them
        const body = { file } as unknown as Record<string, never>;
        const { id } = await call(addSourceFile, { body });
        return { kind: 'file', sourceId: id };
      }
      case 'blank':
        return null;
    }
  };
  const chosenBrand = async () => {
    if (kit !== undefined) return brandOfKit(client, kit);
    return settings.kitId === 'none' ? noBrand : ownBrand(client);
  };
  const begin = async () => {
    setReading(true);
    try {
      const given = await readSource();
      if (given === null) return;
      const { kitId: _kit, ...wishes } = settings;
      await run.begin({ source: given, ...wishes, brand: await chosenBrand() });
    } catch (error) {
      // `call` has already shown the error.
      if (!isApiError(error)) throw error;
    } finally {
      setReading(false);
    }
  };
  const beginBlank = async () => {
    setReading(true);
    try {
      const { size, design, scheme, language } = settings;
      const { id } = await addCarousel({
        title: '',
        size,
        design,
        scheme,
        language: language || 'en',
        brand: await chosenBrand(),
        caption: '',
        slides: [
          { ...blankSlide('cover'), title: 'Your title', body: 'What the reader gets from swiping.' },
          { ...blankSlide('text'), title: 'First thought', body: 'One thought per slide.' },
          { ...blankSlide('closing'), title: 'What should the reader do next?' },
        ],
      });
      await client.invalidateQueries({ queryKey: carouselsKey });
      await navigate(`/dashboard/carousel/${id}`);
    } catch (error) {
      // `call` has already shown the error.
      if (!isApiError(error)) throw error;
    } finally {
      setReading(false);
    }
  };
  const ready =
    (source === 'text' && text.trim() !== '') ||
    (source === 'idea' && idea.trim() !== '' && hasModel) ||
    (source === 'post' && postId !== null) ||
    (source === 'page' && address.trim() !== '') ||
    (source === 'file' && file !== null);
  const isBusy = reading || run.starting || run.active;
  return (
    <Card
      title="New carousel"
      foot={
        source === 'blank' ? (
          <Button look="accent" credits={0} loading={isBusy} onClick={() => void beginBlank()}>
            Create blank carousel
          </Button>
        ) : (
          <Button
            look="accent"
            credits={creditCosts['carousel.create']}
            loading={isBusy}
            disabled={!ready}
            onClick={() => void begin()}
          >
            Create carousel
          </Button>
        )
      }
    >
      <div className={styles.form}>
        <Tabs value={source} onChange={(value) => isSource(value) && setSource(value)}>
          <Tabs.List>
            {sources.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {labels[one]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="text" pt="md">
            <TextArea
              label="Text or outline"
              rows={9}
              value={text}
              maxLength={20_000}
              placeholder="Paste a post, an article or an outline. An empty line starts a new slide."
              onChange={setText}
            />
          </Tabs.Panel>
          <Tabs.Panel value="idea" pt="md">
            <TextArea
              label="Idea"
              rows={4}
              value={idea}
              maxLength={20_000}
              placeholder="Why we write decisions down"
              onChange={setIdea}
            />
          </Tabs.Panel>
          <Tabs.Panel value="post" pt="md">
            <PostChoice chosen={postId} onChoose={setPostId} />
          </Tabs.Panel>
          <Tabs.Panel value="page" pt="md">
            <TextField
              label="Link"
              type="url"
              placeholder="https://example.com/article"
              value={address}
              onChange={setAddress}
            />
          </Tabs.Panel>
          <Tabs.Panel value="file" pt="md">
            <label className={styles.file}>
              File (PDF, DOCX, TXT or MD, at most 10 MB)
              <input
                type="file"
                accept=".pdf,.docx,.txt,.md"
                onChange={(event) => setFile(event.target.files?.[0] ?? null)}
              />
            </label>
          </Tabs.Panel>
        </Tabs>
        <DesignChoice
          design={settings.design}
          scheme={settings.scheme}
          brand={kit?.brand ?? noBrand}
          onChoose={(design) => put({ design })}
        />
        <div className={styles.choices}>
          <NativeSelect
            label="Size"
            data={[...sizeOptions]}
            value={settings.size}
            onChange={({ currentTarget }) => {
              const size = sizeOptions.find(({ value }) => value === currentTarget.value);
              if (size !== undefined) put({ size: size.value });
            }}
          />
          <LookFields look={settings} onChange={put} hasText />
          {source !== 'blank' && (
            <NumberInput
              label="Slides"
              min={3}
              max={20}
              clampBehavior="strict"
              value={settings.slides}
              onChange={(value) => typeof value === 'number' && put({ slides: value })}
            />
          )}
          {kits.length > 0 && (
            <NativeSelect
              label="Brand kit"
              data={[
                ...kits.map((one) => ({ value: one.id, label: kitLabel(one) })),
                { value: ownName, label: 'Your name and portrait' },
                { value: 'none', label: 'None' },
              ]}
              value={kit?.id ?? (settings.kitId || ownName)}
              onChange={({ currentTarget }) => put({ kitId: currentTarget.value })}
            />
          )}
          {hasModel && source !== 'blank' && (
            <>
              <NativeSelect
                label="Tone"
                data={tones}
                value={settings.tone}
                onChange={({ currentTarget }) => put({ tone: currentTarget.value })}
              />
              <TextInput
                label="Audience"
                maxLength={200}
                placeholder="First-time managers"
                value={settings.audience}
                onChange={({ currentTarget }) => put({ audience: currentTarget.value })}
              />
            </>
          )}
        </div>
        {source !== 'blank' && (
          <ConnectModel>
            {source === 'idea'
              ? 'A model turns an idea into a full carousel. Without one, start from your own text.'
              : 'Your text is split along its paragraphs, lists and figures. A model plans and writes the slides.'}
          </ConnectModel>
        )}
        {run.active && <RunProgress progress={run.progress} onCancel={run.cancel} />}
        {run.status === 'failed' && (
          <Callout tone="bad">{run.error ?? 'Something went wrong. Your text is still here.'}</Callout>
        )}
      </div>
    </Card>
  );
}
