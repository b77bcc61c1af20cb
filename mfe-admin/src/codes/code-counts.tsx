import { numberText } from '@phila/contract/format';
import styles from './codes.module.css';

interface Counts {
  free: number;
  given: number;
  redeemed: number;
  revoked: number;
}

/** Final states of codes, in the order of a code's life; each code is in exactly one. */
const parts = [
  { name: 'free', label: 'Free', of: ({ free }: Counts) => free },
  { name: 'redeemed', label: 'Redeemed', of: ({ redeemed }: Counts) => redeemed },
  // Redeemed and then taken back, or their person is gone: no one else gets them.
  { name: 'spent', label: 'Returned', of: ({ given, redeemed }: Counts) => given - redeemed },
  { name: 'revoked', label: 'Revoked', of: ({ revoked }: Counts) => revoked },
] as const;

/** Draws a bar of code states, with the numbers as text for screen readers. */
export const CodeCounts = ({ counts, label }: { counts: Counts; label: string }) => (
  <div className={styles.counts}>
    <div className={styles.bar} aria-hidden="true">
      {parts.map(({ name, of }) => (
        <span key={name} data-part={name} style={{ flexGrow: of(counts) }} />
      ))}
    </div>
    <dl className={styles.legend} aria-label={label}>
      {parts.map(({ name, label: part, of }) => (
        <div key={name} data-part={name}>
          <dt>{part}</dt>
          <dd>{numberText(of(counts))}</dd>
        </div>
      ))}
    </dl>
  </div>
);
