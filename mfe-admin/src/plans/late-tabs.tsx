import { latePart } from '@phila/ui';
import { placeStandIn } from '../late/stand-ins.tsx';

/* In one file with each other: the plans are there before it. */

export const PlansFile = latePart(
  async () => (await import(/* webpackChunkName: "plans-tabs" */ './plans-file.tsx')).PlansFile,
  placeStandIn('The import of plans', 'the import of plans', 240),
);

export const TaxYears = latePart(
  async () => (await import(/* webpackChunkName: "plans-tabs" */ './tax-years.tsx')).TaxYears,
  placeStandIn('The tax years', 'the tax years'),
);
