import { redemptionMethods, socialMediaNames, type VoucherLookupType } from '@phila/contract';

export interface LookupEntry {
  id: number;
  name: string;
  isActive: boolean;
  lookupType: VoucherLookupType;
}

const entries = (
  lookupType: VoucherLookupType,
  first: number,
  names: readonly string[],
): readonly LookupEntry[] => names.map((name, at) => ({ id: first + at, name, isActive: true, lookupType }));

/** Ids are kept for ever: a name is added at the end of its list, and none is taken away. */
export const METHOD_IDS = { static: 401, uniqueCode: 402, pin: 403 } as const;

/** What every installation begins with; an administrator's rows take their place or are added (`known.ts`). */
export const shippedLookups: readonly LookupEntry[] = [
  ...entries('BundleType', 101, ['Everyday savings', 'Family', 'Wellness', 'Travel', 'Education']),
  ...entries('BillingType', 201, ['Once-off', 'Sponsored by an organisation']),
  ...entries('Area', 301, [
    'National',
    'Eastern Cape',
    'Free State',
    'Gauteng',
    'KwaZulu-Natal',
    'Limpopo',
    'Mpumalanga',
    'North West',
    'Northern Cape',
    'Western Cape',
  ]),
  ...entries('RedemptionMethod', METHOD_IDS.static, [
    redemptionMethods.static,
    redemptionMethods.uniqueCode,
    redemptionMethods.pin,
  ]),
  ...entries('Category', 601, [
    'Food and drink',
    'Groceries',
    'Health and wellness',
    'Home',
    'Learning',
    'Mobile and data',
    'Motoring',
    'Travel and leisure',
  ]),
  ...entries('SocialMedia', 701, socialMediaNames),
  ...entries('Status', 801, ['Draft', 'Live', 'Ended']),
  ...entries('CauseType', 901, ['School', 'Charity', 'Clinic', 'Sports club']),
];
