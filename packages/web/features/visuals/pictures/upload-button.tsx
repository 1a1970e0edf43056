import type { Picture } from '@limelight/contracts';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { pictureTypes, useUpload } from './use-upload.ts';

export function UploadButton({ onUploaded }: { onUploaded?: (picture: Picture) => void }) {
  const { upload, uploading } = useUpload();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        accept={pictureTypes}
        aria-label="Upload picture"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file !== undefined)
            void upload(file).then((picture) => picture !== null && onUploaded?.(picture));
        }}
      />
      <Button size="small" loading={uploading} onClick={() => field.current?.click()}>
        Upload picture
      </Button>
    </>
  );
}
