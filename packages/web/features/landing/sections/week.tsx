import { classNames } from '../../../ui/class-names.ts';
import { Section } from './section.tsx';
import styles from './week.module.css';

type Slot = { at: string; words: string; state: 'published' | 'scheduled' | 'free' };

const days: readonly { name: string; slots: readonly Slot[] }[] = [
  { name: 'Mon 23', slots: [{ at: '9:00', words: 'What a calm release looks like', state: 'published' }] },
  {
    name: 'Tue 24',
    slots: [
      { at: '9:00', words: 'We took four fields out', state: 'scheduled' },
      { at: '17:30', words: '', state: 'free' },
    ],
  },
  { name: 'Wed 25', slots: [{ at: '9:00', words: '', state: 'free' }] },
  { name: 'Thu 26', slots: [{ at: '9:00', words: 'Seven fields we do not ask for', state: 'scheduled' }] },
  { name: 'Fri 27', slots: [{ at: '12:15', words: 'We are hiring one careful person', state: 'scheduled' }] },
];

const signs = { published: 'posted', scheduled: '', free: '' } as const;

export function Week() {
  return (
    <Section
      title="Planned on Sunday, published all week."
      words={
        <p>
          Pick a time. Your post publishes then, in your time zone, once. Free slots show where the next one
          fits.
        </p>
      }
    >
      <ol className={styles.days} aria-label="A week in the calendar">
        {days.map((day) => (
          <li key={day.name} className={styles.day}>
            <h3 className={styles.name}>{day.name}</h3>
            {day.slots.map((slot) => (
              <div key={slot.at} className={classNames(styles.slot, styles[slot.state])}>
                {slot.state === 'free' ? (
                  <span>free slot {slot.at}</span>
                ) : (
                  <>
                    <span className={styles.at}>
                      {slot.at} {signs[slot.state]}
                    </span>
                    {slot.words}
                  </>
                )}
              </div>
            ))}
          </li>
        ))}
      </ol>
    </Section>
  );
}
