import { creditCosts, generationVariants, signUpCredits } from '@limelight/contracts/catalog';
import styles from './prices.module.css';

const write = creditCosts['post.generate'];
const several = Math.max(...generationVariants);

const rows = [
  { what: 'Write a post', credits: write },
  { what: `Write it ${several} ways and choose`, credits: write * several },
  { what: 'Schedule a post', credits: creditCosts['post.schedule'] },
  { what: 'Publish on LinkedIn', credits: creditCosts['post.share'] },
] as const;

export function Prices() {
  return (
    <section className={styles.prices}>
      <h2 className={styles.title}>You see the price before you click</h2>
      <table className={styles.table}>
        <caption className="visually-hidden">Credits</caption>
        <tbody>
          {rows.map((row) => (
            <tr key={row.what}>
              <th scope="row">{row.what}</th>
              <td>{row.credits === 0 ? 'free' : `${row.credits} credits`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.words}>
        {signUpCredits} one-time credits with every new account, enough for {Math.ceil(signUpCredits / write)}{' '}
        posts. Anything that fails or comes back empty is free.
      </p>
    </section>
  );
}
