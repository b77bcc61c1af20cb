import { calls, type CaseKind, caseRights, type OrderNeed } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { type CallError, refreshReads, useMay } from '@phila/platform';
import { useQuery } from '@tanstack/react-query';
import { nameOf } from '../messages/message-columns.tsx';
import { attentionWords, unsettledWords } from '../orders/order-words.ts';
import type { WaitingCase } from './waiting-case.ts';

const { administration, shop, voucher } = calls;

/** Cases of a kind that are read at once; the ones that wait the longest. */
const MOST = 100;

interface Read {
  kind: CaseKind;
  isSeen: boolean;
  cases: WaitingCase[] | undefined;
  error: CallError | null;
  hasMore?: boolean;
}

const useSeen = (kind: CaseKind): boolean => useMay(caseRights[kind].sees);

const useOrders = (need: OrderNeed): Read => {
  const isSeen = useSeen(need);
  const { data, error } = useQuery(
    shop.adminOrders.query(
      { query: { Needs: need, Oldest: 'true', Counted: 'false', PageNumber: 1, PageSize: MOST } },
      { enabled: isSeen },
    ),
  );
  return {
    kind: need,
    isSeen,
    error,
    hasMore: data?.hasNext === true,
    cases: data?.items.map((order) => ({
      kind: need,
      about: String(order.id),
      title: order.orderNumber,
      why: order.attention === null ? 'To confirm against the bank' : attentionWords[order.attention].name,
      person: { id: order.personId, name: order.fullName },
      amount: order.refundDue > 0 ? order.refundDue : order.total,
      since: order.waitsSince,
      subject: { kind: need, orderId: order.id },
    })),
  };
};

const useMoney = (): Read => {
  const isSeen = useSeen('money');
  const { data, error } = useQuery(shop.unsettledMoney.query({}, { enabled: isSeen }));
  return {
    kind: 'money',
    isSeen,
    error,
    cases: data?.map((money) => ({
      kind: 'money',
      about: money.id,
      title: money.orderNumber ?? money.reference,
      why: unsettledWords[money.why],
      person: null,
      amount: money.amount,
      since: money.since,
      subject: { kind: 'money', money },
    })),
  };
};

const useCodes = (): Read => {
  const isSeen = useSeen('codes');
  const { data, error } = useQuery(voucher.codePools.query({}, { enabled: isSeen }));
  return {
    kind: 'codes',
    isSeen,
    error,
    cases: data
      ?.filter(({ isLow }) => isLow)
      .map((pool) => ({
        kind: 'codes',
        about: String(pool.offerId),
        title: pool.name,
        why: pool.free === 0 ? 'No code is left' : 'Running low',
        person: null,
        amount: null,
        since: null,
        subject: { kind: 'codes', pool },
      })),
  };
};

const useMails = (): Read => {
  const isSeen = useSeen('mail');
  const { data, error } = useQuery(administration.failedMessages.query({}, { enabled: isSeen }));
  return {
    kind: 'mail',
    isSeen,
    error,
    cases: data?.map((mail) => ({
      kind: 'mail',
      about: mail.jobId,
      title: nameOf(mail),
      why: 'Could not be sent',
      person: { id: null, name: mail.recipient },
      amount: null,
      since: mail.at,
      subject: { kind: 'mail', mail },
    })),
  };
};

/** Jobs that gave up, but for messages, and releases that pages could not show today. */
const useFaults = (mails: readonly WaitingCase[] | undefined): Read => {
  const isSeen = useSeen('fault');
  const jobs = useQuery(administration.failedJobs.query({}, { enabled: isSeen }));
  const faults = useQuery(administration.remoteFaults.query({}, { enabled: isSeen }));
  const ofMails = new Set(mails?.map(({ about }) => about));
  const releases = new Map(
    faults.data?.map((fault) => [`${fault.remote} ${fault.version}`, fault] as const).toReversed(),
  );
  return {
    kind: 'fault',
    isSeen,
    error: jobs.error ?? faults.error,
    cases:
      jobs.data === undefined || faults.data === undefined || mails === undefined
        ? undefined
        : [
            ...jobs.data
              .filter(({ id }) => !ofMails.has(id))
              .map((job): WaitingCase => ({
                kind: 'fault',
                about: job.id,
                title: job.title,
                why: 'Failed, all attempts used',
                person: null,
                amount: null,
                since: job.failedAt,
                subject: { kind: 'fault', job },
              })),
            ...[...releases].map(([about, release]): WaitingCase => ({
              kind: 'fault',
              about,
              title: about,
              why: `Pages failed, last ${southAfricanTime(release.lastAt)}`,
              person: null,
              amount: null,
              since: release.lastAt,
              subject: { kind: 'fault', release },
            })),
          ],
  };
};

/** Codes have no time: they come last, because no person waits for them. */
const byAge = (one: WaitingCase, other: WaitingCase): number =>
  (one.since ?? '9').localeCompare(other.since ?? '9');

/** Reads every case again. */
const readAgain = (): Promise<void> =>
  refreshReads([
    shop.adminOrders,
    shop.unsettledMoney,
    voucher.codePools,
    administration.failedMessages,
    administration.failedJobs,
    administration.remoteFaults,
    administration.caseHolders,
  ]);

export interface Cases {
  /** Kinds that the person may see. */
  kinds: readonly CaseKind[];
  /** The longest wait first; undefined until all kinds are read. */
  cases: readonly WaitingCase[] | undefined;
  /** The first error, if a kind could not be read. */
  error: CallError | null;
  /** True if more wait than are read at once. */
  hasMore: boolean;
  retry: () => Promise<void>;
}

/** Collects what waits for this person, of the kinds that they may see. */
export const useCases = (): Cases => {
  const mails = useMails();
  const reads = [
    useOrders('payment'),
    useOrders('eft'),
    useOrders('refund'),
    useMoney(),
    useCodes(),
    mails,
    useFaults(mails.cases),
  ].filter(({ isSeen }) => isSeen);
  const isWaiting = reads.some(({ cases, error }) => cases === undefined && error === null);
  return {
    kinds: reads.map(({ kind }) => kind),
    cases: isWaiting ? undefined : reads.flatMap(({ cases }) => cases ?? []).toSorted(byAge),
    error: reads.find(({ cases, error }) => cases === undefined && error !== null)?.error ?? null,
    hasMore: reads.some(({ hasMore }) => hasMore === true),
    retry: readAgain,
  };
};
