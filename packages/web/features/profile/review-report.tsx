import {
  checkStates,
  evidenceOnce,
  firstSteps,
  sectionNames,
  stateOf,
  titleOf,
  type CheckState,
  type ProfileReview,
  type ReviewCheck,
} from '@limelight/contracts';
import { reviewedSections, type ReviewedSection } from '@limelight/contracts/catalog';
import { useState, type ReactNode } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Unsupported } from '../../ui/unsupported.tsx';
import { saveReport } from './api.ts';
import styles from './profile-review.module.css';

const tones = { passed: 'good', failed: 'bad', empty: 'plain', unknown: 'plain' } as const;

function Check({ check, evidence }: { check: ReviewCheck; evidence: string }) {
  const { why, advice } = check;
  const state = stateOf(check);
  return (
    <li className={styles.check}>
      <div className={styles.head}>
        <StatusBadge tone={tones[state]}>{checkStates[state]}</StatusBadge>
        <h3 className={styles.name}>{titleOf(check)}</h3>
      </div>
      {state !== 'empty' && evidence !== '' && <p className={styles.evidence}>{evidence}</p>}
      {(state === 'failed' || state === 'unknown') && (
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
  const of = (state: CheckState) => checks.filter((check) => stateOf(check) === state).length;
  const judged = of('passed') + of('failed');
  const evidence = evidenceOnce(checks);
  const { rewrite, unsupported = [] } = checks.find((check) => check.rewrite !== undefined) ?? {};
  return (
    <Card title={sectionNames[section]} aside={judged === 0 ? 'Not shown' : `${of('passed')} of ${judged}`}>
      <ul className={styles.checks}>
        {checks.map((check) => (
          <Check key={check.id} check={check} evidence={evidence.get(check.id) ?? ''} />
        ))}
      </ul>
      {rewrite !== undefined && (
        <div className={styles.paste}>
          <div className={styles.head}>
            <h3 className={styles.name}>Text to paste</h3>
            <CopyButton text={rewrite} label={`Copy ${sectionNames[section]}`} />
          </div>
          <p className={styles.rewrite}>{rewrite}</p>
          <Unsupported words={unsupported} where="your profile" />
        </div>
      )}
    </Card>
  );
}

function ReviewSummary({ review, children }: { review: ProfileReview; children?: ReactNode }) {
  const { score, checks, previousScore, createdAt, targetRole } = review;
  const of = (state: CheckState) => checks.filter((check) => stateOf(check) === state).length;
  const first = firstSteps(checks, 3);
  return (
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
          {of('passed')} of {of('passed') + of('failed')} checks passed
          {targetRole === '' ? '' : ` for “${targetRole}”`}.
          {previousScore !== null && ` Your last review scored ${previousScore}.`} Checks are weighted. An
          empty field loses the points of all its checks, and what the file doesn’t show is not counted.
        </p>
        {first.length > 0 && (
          <div className={styles.first}>
            <h3 className={styles.name}>Do this first</h3>
            <ol>
              {first.map((check) => (
                <li key={check.id}>
                  <strong>{titleOf(check)}.</strong> {check.advice}
                </li>
              ))}
            </ol>
          </div>
        )}
        {children}
      </div>
    </Card>
  );
}

function Sections({ checks, only }: { checks: readonly ReviewCheck[]; only?: ReviewedSection }) {
  return reviewedSections
    .filter((section) => only === undefined || section === only)
    .map((section) => {
      const own = checks.filter((check) => check.section === section);
      return own.length === 0 ? null : <Section key={section} section={section} checks={own} />;
    });
}

/** The start of a report, as an example of the whole. */
export function ReviewStart({ review }: { review: ProfileReview }) {
  return (
    <>
      <ReviewSummary review={review} />
      <Sections checks={review.checks} only="headline" />
    </>
  );
}

export function ReviewReport({ review }: { review: ProfileReview }) {
  const { id, checks, fit } = review;
  const [saving, setSaving] = useState<'no' | 'yes' | 'failed'>('no');
  return (
    <div className={styles.report}>
      <ReviewSummary review={review}>
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
      </ReviewSummary>
      {fit !== null && (
        <Card title="Target keywords" aside={`${fit.percent}%`}>
          <ul className={styles.keywords}>
            {fit.keywords.map(({ keyword, foundIn }) => (
              <li key={keyword}>
                {keyword}: {foundIn.length === 0 ? <strong>missing</strong> : foundIn.join(', ')}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Sections checks={checks} />
    </div>
  );
}
