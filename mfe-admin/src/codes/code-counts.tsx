import { numberText } from '@phila/contract/format';
import styles from './codes.module.css';

interface Counts {
  free: number;
  given: number;
  redeemed: number;
  revoked: number;
}

/** What became of codes, each in one of these; in the order in which it happens. */
const parts = [
  { name: 'free', label: 'Free', of: ({ free }: Counts) => free },
  { name: 'redeemed', label: 'Redeemed', of: ({ redeemed }: Counts) => redeemed },
  // Their redemption was taken back, or their person is gone: no one else gets them.
  { name: 'spent', label: 'Returned', of: ({ given, redeemed }: Counts) => given - redeemed },
  { name: 'revoked', label: 'Revoked', of: ({ revoked }: Counts) => revoked },
] as const;

/** How codes are shared out: a bar for the eye, and its numbers. */
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
