import { formatMoney, type Currency, type PlanName } from '@limelight/contracts/catalog';
import { IconCoins, IconFlame, IconSeedling } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import type { PlanCard } from '../rules/plans.ts';
import { Price } from './price.tsx';
import styles from './plan-cards.module.css';
import { Tooltip } from './tooltip.tsx';

const icons = { seed: <IconSeedling />, flame: <IconFlame />, coins: <IconCoins /> } as const;
const number = new Intl.NumberFormat('en');

function Facts({ card }: { card: PlanCard }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          {number.format(card.credits)} <span>credits</span>
        </dt>
        <dd>{card.creditWords}</dd>
      </div>
      <div>
        <dt>
          {number.format(card.posts)} <span>posts</span>
        </dt>
        <dd>if you only write posts</dd>
      </div>
    </dl>
  );
}

function Features({ card }: { card: PlanCard }) {
  return (
    <ul className={styles.features}>
      {card.features.map((feature) => (
        <li key={feature}>
          {feature}
          {card.tooltip && feature === 'No subscription' && (
            <Tooltip label="What does no subscription mean?">{card.tooltip}</Tooltip>
          )}
        </li>
      ))}
    </ul>
  );
}

function Plan({
  card,
  currency,
  pending,
  yours,
  action,
}: {
  card: PlanCard;
  currency: Currency;
  pending: boolean;
  yours: boolean;
  action: ReactNode;
}) {
  const { name, description, price, newPrice, single, percentOff, period, popular } = card;
  return (
    <article className={classNames(styles.card, popular && styles.popular)} aria-label={name}>
      <header className={styles.head}>
        <span className={styles.icon} aria-hidden="true">
          {icons[card.icon]}
        </span>
        <h2 className={styles.name}>{name}</h2>
        {(yours || popular) && <span className={styles.badge}>{yours ? 'Your plan' : 'Most popular'}</span>}
      </header>
      <p className={styles.description}>{description}</p>
      <div>
        <Price
          amount={newPrice ?? price}
          before={newPrice === null ? single : price}
          currency={currency}
          percentOff={percentOff}
          pending={pending}
        />
        <p className={styles.period}>
          {period}
          {price > 0 && ', taxes included'}
          {newPrice !== null &&
            !pending &&
            `. You save ${formatMoney(price - newPrice, currency)} with your coupon`}
        </p>
      </div>
      <Facts card={card} />
      <div className={styles.action}>{action}</div>
      <Features card={card} />
      <p className={styles.best}>Best for {card.bestFor}</p>
    </article>
  );
}

export function PlanCards({
  cards,
  currency,
  pending,
  plan = null,
  action,
}: {
  cards: readonly PlanCard[];
  currency: Currency;
  pending: boolean;
  /** The plan of the person, or null. */
  plan?: PlanName | null;
  action: (card: PlanCard) => ReactNode;
}) {
  return (
    <div className={styles.grid} data-columns={cards.length}>
      {cards.map((card) => (
        <Plan
          key={card.name}
          card={card}
          currency={currency}
          pending={pending}
          yours={card.name === plan}
          action={action(card)}
        />
      ))}
    </div>
  );
}
