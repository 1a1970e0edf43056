import type { Graphic, Picture } from '@limelight/contracts';
import { useRef, useState } from 'react';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { GenerateImages } from './generate-images.tsx';
import { GraphicMaker } from './graphic-maker.tsx';
import { Library } from './library.tsx';

export function ImagesPage() {
  const [edited, setEdited] = useState<{ id: string; graphic: Graphic } | null>(null);
  const [origin, setOrigin] = useState<Picture | null>(null);
  const generator = useRef<HTMLDivElement>(null);
  return (
    <Page>
      <PageHeader title="Images" description="Designed graphics and pictures for your posts." />
      <GraphicMaker key={edited?.id ?? 'new'} from={edited?.graphic ?? null} />
      <div ref={generator}>
        <GenerateImages from={origin} onForget={() => setOrigin(null)} />
      </div>
      <Library
        onChange={(picture) => {
          setOrigin(picture);
          generator.current?.scrollIntoView({ block: 'start' });
          generator.current?.querySelector('textarea')?.focus();
        }}
        onEdit={({ id, graphic }) => {
          if (graphic === null) return;
          setEdited({ id, graphic });
          window.scrollTo({ top: 0 });
        }}
      />
    </Page>
  );
}
