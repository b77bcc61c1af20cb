import type {
  CaseKind,
  CodePool,
  FailedJob,
  RemoteFault,
  UnsettledMoney,
  ValueOf,
} from '@phila/contract/calls';
import type { calls } from '@phila/contract/calls';

type Mail = ValueOf<typeof calls.administration.failedMessages>[number];

/** Row that a case is about, by its kind. */
type Subject =
  | { kind: 'payment' | 'eft' | 'refund'; orderId: number }
  | { kind: 'money'; money: UnsettledMoney }
  | { kind: 'codes'; pool: CodePool }
  | { kind: 'mail'; mail: Mail }
  | { kind: 'fault'; job: FailedJob }
  | { kind: 'fault'; release: RemoteFault };

/** One thing that waits for staff. */
export interface WaitingCase {
  kind: CaseKind;
  /** Id of its row, as `takeCase` has it. */
  about: string;
  title: string;
  /** Why it waits, in a few words. */
  why: string;
  /** Buyer or masked address; null where it concerns no person. */
  person: { id: string | null; name: string } | null;
  /** In rand; null where it is not about money. */
  amount: number | null;
  /** ISO 8601; null where no time is known. */
  since: string | null;
  subject: Subject;
}

export const kindWords: { readonly [K in CaseKind]: string } = {
  payment: 'Stuck payment',
  eft: 'EFT waiting',
  refund: 'Refund',
  money: 'Money without an order',
  codes: 'Few codes left',
  mail: 'Failed message',
  fault: 'Fault',
};

/** Name of a case in the address: `refund-12`. */
export const keyOf = ({ kind, about }: Pick<WaitingCase, 'kind' | 'about'>): string => `${kind}-${about}`;
