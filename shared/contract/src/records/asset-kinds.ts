/** Kinds of things owned. Never change the ids: records store them. */
export const assetKinds = [
  { id: 1, name: 'Home or land' },
  { id: 2, name: 'Vehicle' },
  { id: 3, name: 'Bank account' },
  { id: 4, name: 'Investment' },
  { id: 5, name: 'Retirement fund' },
  { id: 6, name: 'Business' },
  { id: 7, name: 'Thing of value' },
] as const;

export type AssetKind = (typeof assetKinds)[number]['id'];
