import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { announce } from '../../ui/live-region.tsx';
import type { Remark } from './analyze-profile.ts';
import { TakeAlong } from './take-along.tsx';
import { TextArea } from './tool-field.tsx';
import styles from './tools.module.css';

export function ProfileAnalyzer() {
  const [headline, setHeadline] = useState('');
  const [about, setAbout] = useState('');
  const [remarks, setRemarks] = useState<Remark[] | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const read = async () => {
    if (`${headline}${about}`.trim() === '')
      return setComplaint('Paste your headline or your About text first.');
    setComplaint(null);
    const { analyzeProfile } = await import('./analyze-profile.ts');
    const found = analyzeProfile(headline, about);
    setRemarks(found);
    announce(`${found.length} remarks.`);
  };
  return (
    <div className={styles.tool}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void read();
        }}
      >
        <TextArea label="Headline" value={headline} onChange={setHeadline} rows={2} maxLength={500} />
        <TextArea label="About" value={about} onChange={setAbout} rows={10} maxLength={6000} />
        <Button type="submit" look="accent" size="large" wide>
          Read my profile
        </Button>
        {complaint && (
          <p role="alert" className={styles.complaint}>
            {complaint}
          </p>
        )}
      </form>
      <div className={styles.result}>
        {remarks ? (
          <>
            <ul className={styles.list}>
              {remarks.map((remark) => (
                <li key={remark.title + remark.words} data-tone={remark.tone}>
                  <strong>{remark.title}</strong>
                  <p className={styles.quiet}>{remark.words}</p>
                </li>
              ))}
            </ul>
            {about.trim() !== '' && <TakeAlong text={about} />}
          </>
        ) : (
          <p className={styles.quiet}>The remarks appear here.</p>
        )}
      </div>
    </div>
  );
}
