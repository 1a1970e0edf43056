import { Button } from '../../../../../ui/button.tsx';
import { classNames } from '../../../../../ui/class-names.ts';
import type { Place, Remark } from '../../post/findings.ts';
import styles from './review.module.css';

const signs = { problem: 'Problem: ', warn: 'Suggestion: ', info: 'Note: ' };

export function RemarkItem({
  remark,
  current,
  readOnly,
  onShow,
  onFix,
  onIgnore,
}: {
  remark: Remark;
  current: boolean;
  readOnly: boolean;
  onShow: (place: Place) => void;
  onFix: (remark: Remark) => void;
  onIgnore: (remark: Remark) => void;
}) {
  const { fix, severity } = remark;
  return (
    <li className={styles.item} data-current={current}>
      <span className={classNames(styles.sign, styles[severity])} aria-hidden="true" />
      <div className={styles.words}>
        <p>
          <span className="visually-hidden">{signs[severity]}</span>
          {remark.message} <span className={styles.quiet}>{remark.reason}</span>
        </p>
        <div className={styles.actions}>
          <Button size="small" look="quiet" onClick={() => onShow(remark)}>
            Show
          </Button>
          {fix && !readOnly && (
            <Button size="small" onClick={() => onFix(remark)}>
              {fix.label}
            </Button>
          )}
          {!readOnly && severity !== 'problem' && (
            <Button size="small" look="quiet" onClick={() => onIgnore(remark)}>
              Ignore
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
