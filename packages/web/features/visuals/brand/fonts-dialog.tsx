import { addBrandFont, deleteBrandFont, type BrandFont } from '@limelight/contracts';
import { Modal } from '@mantine/core';
import { IconTypography } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { loadSlideFont } from '../../../lib/slides/slide-fonts.ts';
import { ownFontId } from '../../../lib/slides/own-fonts.ts';
import { renewSlideFonts } from '../../../lib/slides/use-slide.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { brandFontsQuery } from '../api.ts';
import styles from './brand.module.css';

const weightWords = (weights: BrandFont['weights']) =>
  weights.length > 1 ? 'Regular and bold' : weights[0] === 'bold' ? 'Bold only' : 'Regular only';

export function FontsDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const fonts = useQuery(brandFontsQuery);
  const remove = useCall(deleteBrandFont);
  const field = useRef<HTMLInputElement>(null);
  const [uploading, setUploading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const renew = async () => {
    await client.invalidateQueries({ queryKey: brandFontsQuery.queryKey });
    renewSlideFonts();
  };
  const upload = async (files: readonly File[]) => {
    setUploading(true);
    setFault(null);
    try {
      for (const file of files) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract describes the plain fields of a form, and the file is beside them
        const body = { file } as unknown as Record<string, never>;
        const { name } = await call(addBrandFont, { body }, { showError: false });
        announce(`${name} is uploaded.`);
      }
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFault(error.message);
    } finally {
      await renew();
      setUploading(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title="Your fonts" size="md">
      <div className={styles.fields}>
        <p className={styles.quiet}>
          Upload only fonts whose licence lets you put them into documents. TTF, OTF or WOFF, 3 MB at most; a
          regular and a bold file of one family become one font.
        </p>
        {fonts.isPending && <Loading label="Loading your fonts" lines={2} />}
        {fonts.isError && <ErrorState title="Your fonts did not load" query={fonts} />}
        {fonts.data?.items.length === 0 && (
          <EmptyState title="No fonts yet">Choose an uploaded font for titles, texts or both.</EmptyState>
        )}
        {fonts.data !== undefined && fonts.data.items.length > 0 && (
          <ul className={styles.fonts}>
            {fonts.data.items.map(({ id, name, weights }) => (
              <li key={id}>
                <span>
                  <span
                    className={styles.fontName}
                    style={{ fontFamily: loadSlideFont(`${ownFontId(id)}-own`, false) }}
                  >
                    {name}
                  </span>
                  <span className={styles.quiet}>{weightWords(weights)}</span>
                </span>
                <Button
                  size="small"
                  look="quiet"
                  aria-label={`Delete font: ${name}`}
                  loading={remove.loading}
                  onClick={() => {
                    void remove.run({ params: { id } }).then(async (done) => {
                      if (done !== null) await renew();
                    });
                  }}
                >
                  Delete
                </Button>
              </li>
            ))}
          </ul>
        )}
        {fault !== null && <Callout tone="bad">{fault}</Callout>}
        <input
          ref={field}
          type="file"
          hidden
          multiple
          accept=".ttf,.otf,.woff"
          aria-label="Font files"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            event.target.value = '';
            if (files.length > 0) void upload(files);
          }}
        />
        <div className={styles.fontActions}>
          <Button
            look="accent"
            icon={<IconTypography size={16} />}
            loading={uploading}
            onClick={() => field.current?.click()}
          >
            Upload font
          </Button>
          <Button onClick={onClose}>Done</Button>
        </div>
      </div>
    </Modal>
  );
}
