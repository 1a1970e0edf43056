import { questionRoles, type Question } from '@limelight/contracts/questions';
import styles from './industry-questions.module.css';
import list from './questions.module.css';

export function IndustryQuestions({ questions }: { questions: readonly Question[] }) {
  const groups = [...Map.groupBy(questions, ({ industry }) => industry ?? 'Every industry')];
  return (
    <div className={list.list}>
      {groups.map(([name, asked], index) => (
        <details key={name} className={list.item} open={index === 0}>
          <summary className={list.question}>
            {name} ({asked.length})
          </summary>
          <ul className={styles.questions}>
            {asked.map(({ text, role }) => (
              <li key={text}>
                <span className={styles.role}>{questionRoles[role]}</span>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
