import { useRef } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { largeTypes } from '../../post/upload.ts';
import type { FileUpload } from './use-files.ts';

export function LeftUploadNote({ upload }: { upload: FileUpload }) {
  const input = useRef<HTMLInputElement>(null);
  const { left } = upload;
  if (left === null) return null;
  const share = `${Math.floor(left.share * 100)} %`;
  return (
    <Callout
      tone="warn"
      title={`“${left.name}” is not fully uploaded`}
      action={
        <>
          {left.atHand ? (
            <Button size="small" onClick={upload.retry}>
              Resume upload
            </Button>
          ) : (
            <Button size="small" onClick={() => input.current?.click()}>
              Choose file
            </Button>
          )}
          <Button size="small" look="quiet" onClick={upload.cancel}>
            Discard upload
          </Button>
        </>
      }
    >
      {left.atHand
        ? `The connection was lost. ${share} is uploaded and won’t be sent again.`
        : `${share} is uploaded. Choose the file again to continue.`}
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        accept={largeTypes.join(',')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) upload.choose(file);
        }}
      />
    </Callout>
  );
}
