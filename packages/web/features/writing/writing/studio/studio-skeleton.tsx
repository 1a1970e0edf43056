import { Loading, Skeleton, SkeletonLines } from '../../../../ui/skeleton.tsx';
import skeleton from './studio-skeleton.module.css';
import styles from './studio.module.css';

export function StudioSkeleton() {
  return (
    <Loading label="Loading the post">
      <div className={styles.grid} data-tab="edit">
        <div className={styles.brief}>
          <div className={skeleton.column}>
            <Skeleton width="60%" height="0.9em" />
            <Skeleton height="124px" />
            <Skeleton width="30%" height="0.9em" />
            <Skeleton height="62px" />
          </div>
        </div>
        <div className={styles.edit}>
          <div className={skeleton.head}>
            <Skeleton width="120px" height="1em" />
          </div>
          <div className={skeleton.paper}>
            <SkeletonLines count={3} />
            <SkeletonLines count={4} />
            <SkeletonLines count={2} />
          </div>
        </div>
        <div className={styles.side}>
          <div className={skeleton.card}>
            <div className={skeleton.person}>
              <Skeleton width="48px" height="48px" round />
              <SkeletonLines count={2} />
            </div>
            <SkeletonLines count={3} />
          </div>
        </div>
        <div className={styles.send}>
          <Skeleton height="36px" />
        </div>
      </div>
    </Loading>
  );
}
