import type { ProfileReview, ReviewCheck } from '@limelight/contracts';
import { reviewedSections, type ReviewedSection } from '@limelight/contracts/catalog';
import { useState } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { saveReport } from './api.ts';
import styles from './profile-review.module.css';

const sectionNames: Readonly<Record<ReviewedSection, string>> = {
  headline: 'Headline',
  about: 'About',
  experience: 'Experience',
  featured: 'Featured',
  skills: 'Skills',
  education: 'Education',
  recommendations: 'Recommendations',
  banner: 'Banner',
  photo: 'Photo',
  basics: 'Name, place and links',
};

function Check({ check }: { check: ReviewCheck }) {
  const { name, known, passed, evidence, why, advice } = check;
  return (
    <li className={styles.check}>
      <div className={styles.head}>
        <StatusBadge tone={known ? (passed ? 'good' : 'bad') : 'plain'}>
          {known ? (passed ? 'Passed' : 'To do') : 'Not shown'}
        </StatusBadge>
        <h3 className={styles.name}>{name}</h3>
      </div>
      <p className={styles.evidence}>{evidence}</p>
      {!passed && (
        <>
          <p className={styles.advice}>{why}</p>
          <p className={styles.advice}>
            <strong>What to do:</strong> {advice}
          </p>
        </>
      )}
    </li>
  );
}

function Section({ section, checks }: { section: ReviewedSection; checks: readonly ReviewCheck[] }) {
  const known = checks.filter((check) => check.known);
  const passed = known.filter((check) => check.passed).length;
  const rewrite = checks.find((check) => check.rewrite !== undefined)?.rewrite;
  return (
    <Card
      title={sectionNames[section]}
      aside={known.length === 0 ? 'Not shown' : `${passed} of ${known.length}`}
    >
      <ul className={styles.checks}>
        {checks.map((check) => (
          <Check key={check.id} check={check} />
        ))}
      </ul>
      {rewrite !== undefined && (
        <div className={styles.form}>
          <div className={styles.head}>
            <h3 className={styles.name}>Text to paste</h3>
            <CopyButton text={rewrite} label={`Copy ${sectionNames[section]}`} />
          </div>
          <p className={styles.rewrite}>{rewrite}</p>
        </div>
      )}
    </Card>
  );
}

export function ReviewReport({ review }: { review: ProfileReview }) {
  const { id, score, checks, fit, previousScore, createdAt, targetRole } = review;
  const [saving, setSaving] = useState<'no' | 'yes' | 'failed'>('no');
  const known = checks.filter((check) => check.known);
  const first = known
    .filter(({ passed }) => !passed)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 3);
  return (
    <div className={styles.report}>
      <Card title={`${score} of 100`} aside={formatDateTime(createdAt)}>
        <div className={styles.form}>
          <meter
            className={styles.score}
            min={0}
            max={100}
            value={score}
            aria-label={`Score ${score} of 100`}
          />
          <p className={styles.advice}>
            {known.filter(({ passed }) => passed).length} of {known.length} checks passed
            {targetRole === '' ? '' : ` for “${targetRole}”`}.
            {previousScore !== null && ` Your last review scored ${previousScore}.`} Checks are weighted.
            Anything the file doesn’t show is not counted.
          </p>
          {first.length > 0 && (
            <ol>
              {first.map(({ id: check, name, advice }) => (
                <li key={check}>
                  <strong>Not met: “{name}”.</strong> {advice}
                </li>
              ))}
            </ol>
          )}
          {saving === 'failed' && <Callout tone="bad">The report was not saved. Try again.</Callout>}
          <div className={styles.actions}>
            <Button
              look="ink"
              loading={saving === 'yes'}
              onClick={() => {
                setSaving('yes');
                saveReport(id).then(
                  (saved) => setSaving(saved ? 'no' : 'failed'),
                  () => setSaving('failed'),
                );
              }}
            >
              Download PDF
            </Button>
            <ButtonLink to="/dashboard/linkedin-optimizer">Review again</ButtonLink>
          </div>
        </div>
      </Card>
      {fit !== null && (
        <Card title="Target keywords" aside={`${fit.percent} %`}>
          <ul className={styles.keywords}>
            {fit.keywords.map(({ keyword, foundIn }) => (
              <li key={keyword}>
                {keyword}: {foundIn.length === 0 ? <strong>missing</strong> : foundIn.join(', ')}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {reviewedSections.map((section) => {
        const own = checks.filter((check) => check.section === section);
        return own.length === 0 ? null : <Section key={section} section={section} checks={own} />;
      })}
    </div>
  );
}
