import { urnOfLink, webAddress, type Attachment } from '@limelight/contracts';
import { documentByteLimit, postImageLimit, videoByteLimit } from '@limelight/contracts/catalog';
import { Menu, Modal, TextInput } from '@mantine/core';
import {
  IconChartBar,
  IconFileText,
  IconLink,
  IconMessage,
  IconPaperclip,
  IconPhoto,
  IconRepeat,
  IconVideo,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { Form } from '../../../../../ui/form.tsx';
import { Tool } from '../../text/tool-button.tsx';
import { addAttachment } from './attaching.ts';
import { useWriting } from '../../post/writing-context.ts';
import { attach } from './attach.ts';
import own from './attachments.module.css';

type Asked = 'link' | 'repost';

const questions: Record<Asked, { title: string; label: string; action: string }> = {
  link: { title: 'Add a link', label: 'Link', action: 'Add link' },
  repost: {
    title: 'Repost with your words',
    label: 'Link to the post on LinkedIn',
    action: 'Repost this',
  },
};

function attachmentOf(asked: Asked, address: string): Attachment | string {
  if (asked === 'repost') {
    const urn = urnOfLink(address);
    return urn === null
      ? 'That is not a link to a LinkedIn post. Use “Copy link to post” there.'
      : { kind: 'repost', urn };
  }
  const source = webAddress.safeParse(address);
  return source.success
    ? { kind: 'link', source: source.data, title: '', description: '' }
    : (source.error.issues[0]?.message ?? 'Enter a link.');
}

export function AttachMenu({
  disabled,
  onPicture,
  onFile,
  onLink,
  onComment,
}: {
  disabled: boolean;
  onPicture: () => void;
  onFile: () => void;
  onLink: (source: string) => void;
  onComment: () => void;
}) {
  const { session } = useWriting();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = (attachment: Attachment) => {
    attach(session, addAttachment(session.state, attachment));
  };
  const opener = useRef<HTMLButtonElement>(null);
  const chooseFile = (choose: () => void) => {
    opener.current?.focus();
    choose();
  };
  const close = () => {
    opener.current?.focus();
    setAsked(null);
    setAddress('');
    setError(null);
  };
  return (
    <>
      <Menu position="bottom-start" disabled={disabled} returnFocus={false}>
        <Menu.Target>
          <Tool
            ref={opener}
            label="Attach"
            hint="Attach pictures, a document, a video, a link, a poll or another post"
            disabled={disabled}
          >
            <IconPaperclip />
          </Tool>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPhoto size={18} />} onClick={() => chooseFile(onPicture)}>
            Pictures (up to {postImageLimit})
          </Menu.Item>
          <Menu.Item leftSection={<IconFileText size={18} />} onClick={() => chooseFile(onFile)}>
            Document (PDF, up to {documentByteLimit / 1_000_000} MB)
          </Menu.Item>
          <Menu.Item leftSection={<IconVideo size={18} />} onClick={() => chooseFile(onFile)}>
            Video (MP4, up to {videoByteLimit / 1_000_000} MB)
          </Menu.Item>
          <Menu.Item leftSection={<IconLink size={18} />} onClick={() => setAsked('link')}>
            Link with a card
          </Menu.Item>
          <Menu.Item
            leftSection={<IconChartBar size={18} />}
            onClick={() => add({ kind: 'poll', question: '', options: ['', ''], duration: 'SEVEN_DAYS' })}
          >
            Poll
          </Menu.Item>
          <Menu.Item leftSection={<IconRepeat size={18} />} onClick={() => setAsked('repost')}>
            Repost
          </Menu.Item>
          <Menu.Item leftSection={<IconMessage size={18} />} onClick={onComment}>
            First comment
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={asked !== null}
        onClose={close}
        returnFocus={false}
        title={asked && questions[asked].title}
      >
        {asked && (
          <Form
            className={own.form}
            noValidate
            onSubmit={() => {
              const made = attachmentOf(asked, address);
              if (typeof made === 'string') {
                setError(made);
                return;
              }
              if (made.kind === 'link') onLink(made.source);
              else add(made);
              close();
            }}
          >
            <TextInput
              label={questions[asked].label}
              placeholder="https://"
              data-autofocus
              maxLength={2000}
              value={address}
              error={error}
              onChange={(event) => {
                setAddress(event.currentTarget.value);
                setError(null);
              }}
            />
            <div>
              <Button type="submit" look="accent">
                {questions[asked].action}
              </Button>
            </div>
          </Form>
        )}
      </Modal>
    </>
  );
}
