import type { ItemSharing, VoiceView } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { ShareSlot } from '../../../ui/share-slot.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { isOwnVoice, voiceLabel } from '../../../lib/voices.ts';
import { voiceQuery, voicesQuery } from './api.ts';
import { DescribedCard } from './described-card.tsx';
import { EditsCard } from './edits-card.tsx';
import { MeasuresCard } from './measures-card.tsx';
import { confidenceWords } from './rules.ts';
import { RulesCard } from './rules-card.tsx';
import { DeleteVoiceDialog, NewVoiceDialog } from './voice-dialogs.tsx';
import styles from './voice.module.css';

const tones = { low: 'warn', medium: 'plain', high: 'good' } as const;

function Standing({ voice }: { voice: VoiceView }) {
  const { posts, needed, confidence, traits } = voice;
  if (traits === null) {
    const missing = Math.max(1, needed - posts);
    return (
      <Callout title={missing === 1 ? 'One more post needed' : `${missing} more posts needed`}>
        Measuring a voice takes at least {needed} posts
        {posts === 0 ? '' : `, and there ${posts === 1 ? 'is 1' : `are ${posts}`}`}.{' '}
        {voice.sharing === null
          ? 'Import your LinkedIn data or paste a few posts below.'
          : `Ask ${voice.sharing.owner} to import more of them.`}
      </Callout>
    );
  }
  return (
    <p className={styles.standing}>
      <StatusBadge tone={tones[confidence]}>{confidenceWords[confidence]}</StatusBadge>
      <span>
        Measured from {posts} posts{confidence === 'high' ? '.' : '. More posts make it more certain.'}
      </span>
    </p>
  );
}

function SharedVoiceNote({ sharing }: { sharing: ItemSharing }) {
  const { owner, team, mayUse, mayEdit } = sharing;
  return (
    <Callout
      action={
        mayUse && (
          <ButtonLink size="small" to="/dashboard/generate-post">
            Write a post
          </ButtonLink>
        )
      }
    >
      Shared by {owner} in {team}.{' '}
      {mayEdit
        ? 'Rules you change apply to everyone who writes in this voice.'
        : mayUse
          ? 'Choose it when you write a post.'
          : 'You can view it.'}
    </Callout>
  );
}

/** The user's writing style, and the other voices they write in. The route supplies the import card. */
export function VoicePage({
  imports,
}: {
  imports: (voiceId: string | undefined, main: boolean) => ReactNode;
}) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('voice') ?? undefined;
  const voices = useQuery(voicesQuery);
  const voice = useQuery(voiceQuery(asked));
  const [dialog, setDialog] = useState<'add' | 'delete' | null>(null);
  const items = voices.data?.items ?? [];
  const open = voice.data;
  return (
    <Page>
      <PageHeader
        title="Voice"
        description="How you write, measured from your own posts. Drafts follow it."
        actions={
          <>
            {open !== undefined && open.sharing === null && (
              <ShareSlot
                item={{ kind: 'voice', itemId: open.id, title: open.kind === 'me' ? 'My voice' : open.name }}
              />
            )}
            {open !== undefined && open.kind !== 'me' && open.sharing === null && (
              <Button look="quiet" onClick={() => setDialog('delete')}>
                Delete voice
              </Button>
            )}
            <Button onClick={() => setDialog('add')}>Add voice</Button>
          </>
        }
      />
      {items.length > 1 && (
        <nav aria-label="Voices" className={styles.voices}>
          {items.map((one) => (
            <ButtonLink
              key={one.id}
              size="small"
              look={open?.id === one.id ? 'ink' : 'plain'}
              aria-current={open?.id === one.id ? 'page' : undefined}
              to={isOwnVoice(one) ? '/dashboard/voice' : `?voice=${one.id}`}
            >
              {voiceLabel(one)}
            </ButtonLink>
          ))}
        </nav>
      )}
      {voice.isPending && <Loading lines={8} />}
      {voice.isError && (
        <ErrorState query={voice}>
          {isApiError(voice.error, 'not_found')
            ? 'This voice was deleted or is no longer shared with you.'
            : 'This voice could not be loaded.'}
        </ErrorState>
      )}
      {open !== undefined && (
        <>
          {open.sharing !== null && <SharedVoiceNote sharing={open.sharing} />}
          <Standing voice={open} />
          {open.traits === null && open.sharing === null && imports(asked, true)}
          <div className={styles.columns}>
            {open.traits !== null && (open.sharing === null || open.described !== null) && (
              <DescribedCard key={open.id} voice={open} />
            )}
            <RulesCard key={`rules ${open.id}`} voice={open} />
          </div>
          {isOwnVoice(open) && <EditsCard />}
          {open.traits !== null && <MeasuresCard traits={open.traits} />}
          {open.traits !== null && open.sharing === null && imports(asked, false)}
        </>
      )}
      {dialog === 'add' && (
        <NewVoiceDialog
          onClose={() => setDialog(null)}
          onMade={(id) => {
            setDialog(null);
            setSearch({ voice: id });
          }}
        />
      )}
      {dialog === 'delete' && open !== undefined && (
        <DeleteVoiceDialog
          voice={open}
          onClose={() => setDialog(null)}
          onDeleted={() => {
            setDialog(null);
            setSearch({});
          }}
        />
      )}
    </Page>
  );
}
