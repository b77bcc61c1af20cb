import { brand } from '@phila/contract/brand';
import { Link, useOrganisation, useSession } from '@phila/platform';
import { Motif } from '@phila/ui';
import { PaintedHouse } from './painted-house.tsx';
import styles from './hero.module.css';

/** The tagline of specification: README, one sentence of what this is, one main action, and the painted house on its band. */
export const Hero = () => {
  const { signedIn } = useSession();
  const organisation = useOrganisation();
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {organisation && <p className={styles.organisation}>{organisation.name}</p>}
          <h1 className={styles.title}>{brand.tagline}</h1>
          <p className={styles.lead}>
            {brand.name} means <em>live, be well</em>. Look after your money, build your career and keep the
            papers of your life together: in one place, in plain words, on your own or with your employer.
          </p>
          <p className={styles.actions}>
            {signedIn ? (
              <Link className={styles.main} to="/sign-in">
                Go to my pages
              </Link>
            ) : (
              <>
                <Link className={styles.main} to="/sign-up">
                  Create your account
                </Link>
                <Link className={styles.second} to="/sign-in">
                  Sign in
                </Link>
              </>
            )}
          </p>
          {!signedIn && (
            <p className={styles.note}>
              An account is free. All you need is an email address or a mobile number.
            </p>
          )}
        </div>
        <div className={styles.picture}>
          <PaintedHouse />
        </div>
      </div>
      <Motif variant="band" className={styles.band} />
    </header>
  );
};
