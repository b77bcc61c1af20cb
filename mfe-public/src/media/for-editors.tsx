import { brand } from '@phila/contract/brand';
import { classes } from '@phila/ui';

/** Foot of each release: a note on the site, and a contact for questions. */
export const ForEditors = () => (
  <aside
    className={classes('above-32 pad-16 on-card rounded-card small lines-15')}
    aria-labelledby="for-editors"
  >
    <h2 id="for-editors" className={classes('below-4 normal bold')}>
      About {brand.name}
    </h2>
    <p>
      {brand.name} is a South African site for a person’s money, career and papers, used alone or with an
      employer. An account is free. Questions about this release:{' '}
      <a href={`mailto:${brand.email}`}>{brand.email}</a> or{' '}
      <a href={`tel:${brand.phoneLink}`} className={classes('nowrap')}>
        {brand.phone}
      </a>
      .
    </p>
  </aside>
);
