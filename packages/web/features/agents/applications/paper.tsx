import { cvWords, type ApplicationDocument, type BorneLine } from '@limelight/contracts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './applications.module.css';
import { keyOf, type LinePlace } from './lines.ts';

interface Choice {
  chosen: LinePlace | null;
  onChoose: (place: LinePlace) => void;
}

function Line({ line, place, chosen, onChoose }: { line: BorneLine; place: LinePlace } & Choice) {
  const isChosen = chosen !== null && keyOf(chosen) === keyOf(place);
  return (
    <button
      type="button"
      className={classNames(styles.line, isChosen && styles.chosen, line.isHidden && styles.hidden)}
      aria-pressed={isChosen}
      dir="auto"
      onClick={() => onChoose(place)}
    >
      {line.text}
      {line.isHidden && <span className={styles.mark}>left out</span>}
      {line.own && <span className={styles.mark}>your words</span>}
    </button>
  );
}

/** The document as it will be printed. Each line can be chosen. */
export function Paper({
  document,
  part,
  chosen,
  onChoose,
}: { document: ApplicationDocument; part: 'cv' | 'letter' } & Choice) {
  const { name, contact, language, headline, sections, letter } = document;
  const choice = { chosen, onChoose };
  return (
    <article className={styles.paper} lang={language} aria-label={part === 'cv' ? 'CV' : 'Letter'}>
      <h2 className={styles.name}>{name}</h2>
      {contact.length > 0 && <p className={styles.quiet}>{contact.join(' · ')}</p>}
      {part === 'letter' &&
        (letter.length === 0 ? (
          <p className={styles.quiet}>
            No letter was written. With a model connected, make the CV again with a letter.
          </p>
        ) : (
          letter.map((line, index) => (
            <Line key={index} line={line} place={{ part: 'letter', line: index }} {...choice} />
          ))
        ))}
      {part === 'cv' && headline !== null && (
        <Line line={headline} place={{ part: 'headline' }} {...choice} />
      )}
      {part === 'cv' &&
        sections.map(({ kind, entries }, section) => (
          <section key={kind}>
            <h3 className={styles.section}>{cvWords[language][kind]}</h3>
            {entries.map(({ title, organisation, place, dates, lines }, entry) => (
              <div key={entry} className={styles.entry}>
                {(title !== '' || organisation !== '') && (
                  <p className={styles.heading}>
                    <strong>{title || organisation}</strong>
                    <span className={styles.quiet}>{dates}</span>
                  </p>
                )}
                {title !== '' && (organisation !== '' || place !== '') && (
                  <p className={styles.quiet}>
                    {[organisation, place].filter((words) => words !== '').join(', ')}
                  </p>
                )}
                {lines.length > 0 && (
                  <ul className={styles.lines}>
                    {lines.map((line, index) => (
                      <li key={index}>
                        <Line
                          line={line}
                          place={{ part: 'entry', section, entry, line: index }}
                          {...choice}
                        />
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            ))}
          </section>
        ))}
    </article>
  );
}
