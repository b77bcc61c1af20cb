import { latePart } from '@phila/ui';
import { placeStandIn } from '../late/stand-ins.tsx';

/* Each comes with its tab, in one file: who belongs to the organisation is there before it. */

export const OrganisationBundles = latePart(
  async () =>
    (await import(/* webpackChunkName: "organisation-parts" */ './organisation-bundles.tsx'))
      .OrganisationBundles,
  placeStandIn('Value bundles', 'value bundles', 160),
);

export const OrganisationRemotes = latePart(
  async () =>
    (await import(/* webpackChunkName: "organisation-parts" */ './organisation-remotes.tsx'))
      .OrganisationRemotes,
  placeStandIn('Parts of the site', 'the parts of the site', 160),
);

export const OrganisationHistory = latePart(
  async () =>
    (await import(/* webpackChunkName: "organisation-parts" */ './organisation-history.tsx'))
      .OrganisationHistory,
  placeStandIn('History', 'the history', 120),
);
