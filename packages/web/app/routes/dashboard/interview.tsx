import { brand } from '@limelight/contracts/catalog';
import { AnswerByVoice } from '../../../features/memory/recordings/answer-by-voice.tsx';
import { InterviewPage } from '../../../features/writing/interview/interview-page.tsx';
import { Thumbs } from '../../../features/writing/feedback/thumbs.tsx';

export const meta = () => [{ title: `Interview · ${brand.name}` }];

export default function InterviewRoute() {
  return (
    <InterviewPage
      thumbs={(id) => <Thumbs about={{ source: 'question', id, item: 0 }} />}
      voice={(answering) => <AnswerByVoice {...answering} />}
    />
  );
}
