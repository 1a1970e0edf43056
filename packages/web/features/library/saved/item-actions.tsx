import { addSource, attachSource, createPost, saveItem, type SavedItem } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { notices } from '../../../lib/notices.ts';
import { savedKey } from '../../../lib/saved.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';

/** Begins a draft with the item's text as its source. */
export function UseAsSource({ item: { title, text } }: { item: SavedItem }) {
  const navigate = useNavigate();
  const add = useCall(addSource);
  const create = useCall(createPost);
  const attach = useCall(attachSource);
  const use = async () => {
    const source = await add.run({ body: { kind: 'text', text, title: title.slice(0, 200) } });
    const post = source === null ? null : await create.run({ body: { text: '' } });
    if (source === null || post === null) return;
    if ((await attach.run({ params: { id: post.id }, body: { sourceId: source.id } })) === null) return;
    await navigate(`/dashboard/generate-post?post=${post.id}`);
  };
  return (
    <Button
      size="small"
      look="quiet"
      aria-label={`Use as source: ${title}`}
      loading={add.loading || create.loading || attach.loading}
      onClick={() => void use()}
    >
      Use as source
    </Button>
  );
}

/** Copies an item of a shared folder to the person's own saved items. */
export function SaveCopy({ item: { kind, title, text, link, tags } }: { item: SavedItem }) {
  const client = useQueryClient();
  const save = useCall(saveItem);
  return (
    <Button
      size="small"
      look="quiet"
      aria-label={`Save a copy: ${title}`}
      loading={save.loading}
      onClick={async () => {
        if ((await save.run({ body: { kind, title, text, link, tags } })) === null) return;
        notices.success('A copy is in your saved items.');
        await client.invalidateQueries({ queryKey: savedKey });
      }}
    >
      Save a copy
    </Button>
  );
}
