import { brand } from '@phila/contract/brand';
import { useOrganisation, useSession } from '@phila/platform';
import { ButtonLink, classes, Motif } from '@phila/ui';
import { PaintedHouse } from './painted-house.tsx';
import styles from './hero.module.css';

/** Opens the page: tagline (specification: README), heading, two sentences, one main action, and the painted house. */
export const Hero = () => {
  const { signedIn } = useSession();
  const organisation = useOrganisation();
  return (
    <header className={classes('clip relative')}>
      <div className={classes('grid align-end page-wide gap-48', styles.inner)}>
        <div className={styles.words}>
          {organisation && <p className={classes('below-8 normal bold')}>{organisation.name}</p>}
          <p className={classes('below-12 small bold action')}>{brand.tagline}</p>
          <h1 className={classes('below-20 heavy balance', styles.title)}>
            Your money, your career and your papers, in one place
          </h1>
          <p className={classes('below-28 normal', styles.lead)}>
            {brand.name} means <em>live, be well</em>. See what you own and owe, keep a CV that is always up
            to date, and find each paper on the day you need it: for everybody in South Africa, on your own or
            with your employer.
          </p>
          <p className={classes('flex wrap gap-12 below-16', styles.actions)}>
            {signedIn ? (
              <ButtonLink type="primary" size="large" className={styles.main} to="/sign-in">
                Go to my pages
              </ButtonLink>
            ) : (
              <>
                <ButtonLink type="primary" size="large" className={styles.main} to="/sign-up">
                  Create your account
                </ButtonLink>
                <ButtonLink size="large" className={styles.main} to="/sign-in">
                  Sign in
                </ButtonLink>
              </>
            )}
          </p>
          {!signedIn && (
            <p className={classes('small muted')}>
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
