import { classNames } from '../../../../ui/class-names.ts';
import { passwordRules } from '../rules/password-rules.ts';
import styles from './password-rule-list.module.css';

export function PasswordRuleList({ password }: { password: string }) {
  return (
    <ul className={styles.list}>
      {passwordRules.map((rule) => {
        const met = password !== '' && rule.met(password);
        return (
          <li key={rule.words} className={classNames(styles.rule, met && styles.met)}>
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              {met ? (
                <path
                  d="m2.5 6.5 2.4 2.4L9.5 3.6"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.8"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              ) : (
                <circle cx="6" cy="6" r="2" fill="currentColor" />
              )}
            </svg>
            {rule.words}
            <span className="visually-hidden">{met ? ', met' : ', not yet'}</span>
          </li>
        );
      })}
    </ul>
  );
}
