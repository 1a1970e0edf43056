import { profileReviewRun, type PaidReport, type ReviewedProfile } from '@limelight/contracts';
import {
  creditCosts,
  profileFieldLimits,
  reviewDeliveryHours,
  shownQuestions,
  type ShownQuestion,
} from '@limelight/contracts/catalog';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useRunOf } from '../../lib/runs/use-run.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { RunProgress } from '../../ui/run-progress.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { readFile, readText } from './api.ts';
import styles from './profile-review.module.css';

const isQuestion = (key: string): key is ShownQuestion => Object.hasOwn(shownQuestions, key);
const questions = Object.keys(shownQuestions).filter(isQuestion);
const answers = new Map<string, boolean | null>([
  ['yes', true],
  ['no', false],
]);

function Bring({ onRead }: { onRead: (profile: ReviewedProfile) => void }) {
  const [text, setText] = useState('');
  const [reading, setReading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const read = async (work: Promise<ReviewedProfile>) => {
    setReading(true);
    setFault(null);
    try {
      onRead(await work);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFault(error.message);
    } finally {
      setReading(false);
    }
  };
  return (
    <Card title="Add your profile">
      <div className={styles.form}>
        <DropZone
          label="Profile file (PDF or ZIP)"
          accept=".pdf,.zip"
          main
          disabled={reading}
          onFiles={([file]) => {
            if (file) void read(readFile(file));
          }}
        >
          or drop it here. On LinkedIn open your profile and choose More, then Save to PDF. Your data export
          (ZIP) works, too.
        </DropZone>
        <TextArea label="Or paste your profile" rows={8} value={text} onChange={setText} />
        {fault !== null && <Callout tone="bad">{fault}</Callout>}
        <div className={styles.actions}>
          <Button loading={reading} disabled={text.trim() === ''} onClick={() => void read(readText(text))}>
            Read text
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Bought({ paid: { state, dueAt } }: { paid: PaidReport }) {
  switch (state) {
    case 'handed-over':
      return (
        <Callout tone="warn" title="We could not make your report">
          Our team has been told. Add your profile again, as another file or as text, and it starts at once.
          If there is no report by {formatDateTime(dueAt)}, you get your money back.
        </Callout>
      );
    case 'refund-failed':
      return (
        <Callout
          tone="bad"
          title="Your refund did not go through"
          action={<Link to="/dashboard/support">Write to us</Link>}
        >
          We could not make your report, and the payment provider refused the refund. Write to us and we find
          another way. You can also add your profile again.
        </Callout>
      );
    default:
      return (
        <Callout tone="good" title="Your report is paid">
          Add your profile to start it. It is ready within {reviewDeliveryHours} hours after that.
        </Callout>
      );
  }
}

/** Submits a profile for review, after the user has corrected what was read. `onDone` receives the id of the review. */
export function ReviewForm({ paid, onDone }: { paid: PaidReport | null; onDone: (id: string) => void }) {
  const [profile, setProfile] = useState<ReviewedProfile | null>(null);
  const [targetRole, setTargetRole] = useState('');
  const [jobAd, setJobAd] = useState('');
  const run = useRunOf(profileReviewRun);
  const finished = run.result?.reviewId ?? null;
  useEffect(() => {
    if (finished !== null) onDone(finished);
  }, [finished, onDone]);
  if (run.active) return <RunProgress progress={run.progress} onCancel={run.cancel} />;
  const bought = paid !== null && <Bought paid={paid} />;
  if (profile === null)
    return (
      <div className={styles.form}>
        {bought}
        <Bring onRead={setProfile} />
      </div>
    );
  const change = (part: Partial<ReviewedProfile>) => setProfile({ ...profile, ...part });
  return (
    <div className={styles.form}>
      {bought}
      <Card
        title="Check your profile"
        aside={`${profile.experience.length} roles, ${profile.skills.length} skills`}
      >
        <div className={styles.form}>
          <TextField label="Name" value={profile.name} onChange={(name) => change({ name })} />
          <TextArea
            label={`Headline (${profile.headline.length} of ${profileFieldLimits.headline})`}
            rows={2}
            value={profile.headline}
            onChange={(headline) => change({ headline })}
          />
          <TextArea
            label={`About (${profile.about.length} of ${profileFieldLimits.about})`}
            rows={8}
            value={profile.about}
            onChange={(about) => change({ about })}
          />
        </div>
      </Card>
      <Card title="Your goal">
        <div className={styles.form}>
          <TextField label="Target role (optional)" value={targetRole} onChange={setTargetRole} />
          <TextArea label="Job ad to compare with (optional)" rows={4} value={jobAd} onChange={setJobAd} />
        </div>
      </Card>
      <Card title="What the file does not show">
        <div className={styles.questions}>
          {questions.map((key) => (
            <label key={key} className={styles.question}>
              {shownQuestions[key]}
              <select
                onChange={(event) =>
                  change({ shown: { ...profile.shown, [key]: answers.get(event.target.value) ?? null } })
                }
              >
                <option value="">Not sure</option>
                <option value="yes">Yes</option>
                <option value="no">No</option>
              </select>
            </label>
          ))}
        </div>
      </Card>
      {run.error !== null && <Callout tone="bad">{run.error}</Callout>}
      <div className={styles.actions}>
        <Button
          look="accent"
          loading={run.starting}
          credits={paid === null ? creditCosts['profile.review'] : 0}
          onClick={() =>
            void run.begin({
              profile,
              targetRole,
              jobAd,
              ...(paid === null ? {} : { purchaseId: paid.purchaseId }),
            })
          }
        >
          Review profile
        </Button>
        <Button onClick={() => setProfile(null)}>Use another profile</Button>
      </div>
    </div>
  );
}
