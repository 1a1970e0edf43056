import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { largeTypes } from '../api/upload.ts';
import type { FileUpload } from './use-files.ts';

/** An unfinished upload, with the ways to continue it. */
export function LeftUploadNote({ upload }: { upload: FileUpload }) {
  const input = useRef<HTMLInputElement>(null);
  const { left } = upload;
  if (left === null) return null;
  const share = `${Math.floor(left.share * 100)} %`;
  return (
    <Callout
      tone="warn"
      title={`“${left.name}” has not arrived whole`}
      action={
        <>
          {left.atHand ? (
            <Button size="small" onClick={upload.retry}>
              Go on
            </Button>
          ) : (
            <Button size="small" onClick={() => input.current?.click()}>
              Choose the file
            </Button>
          )}
          <Button size="small" look="quiet" onClick={upload.cancel}>
            Forget it
          </Button>
        </>
      }
    >
      {left.atHand
        ? `The connection was lost. ${share} has arrived and is not sent again.`
        : `${share} has arrived. Choose the file again to go on.`}
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
