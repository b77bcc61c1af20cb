import type { Permission } from '../../permissions/permission.ts';

/** Kinds of cases that wait for staff, in the order of their filter. */
export const caseKinds = ['payment', 'eft', 'refund', 'money', 'codes', 'mail', 'fault'] as const;
export type CaseKind = (typeof caseKinds)[number];

interface CaseRights {
  readonly sees: Permission;
  /** Permissions of its acts; any of them is enough to take it. */
  readonly settles: readonly Permission[];
}

/** Permissions to see and to settle cases of a kind: those of its rows and acts. */
export const caseRights: { readonly [K in CaseKind]: CaseRights } = {
  payment: { sees: 'shop.orders.read', settles: ['shop.payments.write', 'shop.orders.write'] },
  eft: { sees: 'shop.orders.read', settles: ['shop.payments.write'] },
  refund: { sees: 'shop.orders.read', settles: ['shop.payments.write', 'shop.orders.write'] },
  money: { sees: 'shop.payments.read', settles: ['shop.payments.write'] },
  codes: { sees: 'voucher.codes.read', settles: ['voucher.codes.write'] },
  mail: { sees: 'site.operations.read', settles: ['site.operations.write'] },
  fault: { sees: 'site.operations.read', settles: ['site.operations.write'] },
};
