import { calls, lightCall, type OrderNeed, type RemoteFault } from '@phila/contract/calls';
import { numberText } from '@phila/contract/format';
import { may, type Permission } from '@phila/contract/permissions';
import { MAX_COUNTED, type ResourceCalls } from '@phila/contract/resources';
import { refreshReads, useMay, useToday } from '@phila/platform';
import type { IconName } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';

const CASES = '/admin/administrative/cases';
/** Days before an end that count as soon. */
const SOON = 30;
const DAY = 86_400_000;

export interface Need {
  to: string;
  icon: IconName;
  title: string;
  text: string;
}

interface Count {
  count: number;
  isCapped: boolean;
}

type Counted = Count | 'unknown' | 'failed';

interface Reading<Data> {
  data: Data | undefined;
  error: unknown;
}

/** Counts the rows of an answer, or of the last good one if a later read failed. */
const countedIn = <Data>({ data, error }: Reading<Data>, countOf: (data: Data) => Count): Counted => {
  if (data !== undefined) return countOf(data);
  return error ? 'failed' : 'unknown';
};

const rowsIn = <Data>(reading: Reading<Data>, countOf: (data: Data) => number): Counted =>
  countedIn(reading, (data) => ({ count: countOf(data), isCapped: false }));

const amountText = ({ count, isCapped }: Count, one: string, several: string): string =>
  `${numberText(isCapped ? MAX_COUNTED : count)}${isCapped ? '+' : ''} ${count === 1 ? one : several}`;

const useOrders = (need: OrderNeed, isSeen: boolean): Counted =>
  countedIn(
    useQuery(calls.shop.adminOrderCount.query({ query: { Needs: need } }, { enabled: isSeen })),
    (count) => count,
  );

const countOf = (resource: string, permission: Permission) =>
  lightCall<ResourceCalls['count']>('GET', `/Manage/${resource}/count`, may(permission));

/** Counts rows of a resource that match a filter of its list. */
const useRows = (
  resource: string,
  permission: Permission,
  filter: Readonly<Record<string, string>>,
): Counted => {
  const reading = useQuery(
    countOf(resource, permission).query({ query: filter }, { enabled: useMay(permission) }),
  );
  return countedIn(reading, (count) => count);
};

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Count for one line of the page, with the link to its rows. */
interface Source {
  isSeen: boolean;
  counted: Counted;
  need: Pick<Need, 'to' | 'icon' | 'text'>;
  /** Singular and plural: "order", "orders". */
  words: readonly [string, string];
}

/** Counts rows of a resource that end soon, and links to its list filtered to them. */
const useEnding = (
  resource: string,
  permission: Permission,
  [path, field]: readonly [path: string, field: string],
): Pick<Source, 'isSeen' | 'counted' | 'need'> => {
  const today = useToday();
  const filter = {
    'isActive.eq': 'true',
    [`${field}.gte`]: today,
    [`${field}.lte`]: daysAfter(today, SOON),
  };
  return {
    isSeen: useMay(permission),
    counted: useRows(resource, permission, filter),
    need: { to: listWith(path, filter), icon: 'clock', text: `Ending within ${SOON} days` },
  };
};

const listWith = (path: string, filter: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(filter).toString()}`;

const releaseOf = ({ remote, version }: RemoteFault): string => `${remote} ${version}`;

export interface Needs {
  needs: readonly Need[];
  /** Some counts are still being read. */
  isWaiting: boolean;
  /** Some counts could not be read. */
  isIncomplete: boolean;
  seesAny: boolean;
  /** Reads every count again. */
  retry: () => Promise<void>;
}

/** Refreshes every count, here and wherever else it is shown. */
const retry = (): Promise<void> =>
  refreshReads([
    calls.shop.adminOrderCount,
    calls.shop.unsettledMoney,
    calls.administration.failedJobs,
    calls.administration.failedMessages,
    calls.administration.remoteFaults,
    calls.administration.siteRemotes,
    calls.messaging.announcements,
    calls.voucher.codePools,
    calls.wealth.figureTables,
    countOf('voucher-offers', 'voucher.offers.read'),
    countOf('voucher-bundles', 'voucher.bundles.read'),
    countOf('media-releases', 'site.mediaReleases.read'),
  ]);

/** Collects the tasks that wait for this person, as far as they may see them. */
export const useNeeds = (): Needs => {
  const seesOrders = useMay('shop.orders.read');
  const seesMoney = useMay('shop.payments.read');
  const seesOperations = useMay('site.operations.read');
  const seesRemotes = useMay('site.remotes.read');
  const seesAnnouncements = useMay('site.announcements.read');
  const payments = useOrders('payment', seesOrders);
  const refunds = useOrders('refund', seesOrders);
  const transfers = useOrders('eft', seesOrders);
  const money = useQuery(calls.shop.unsettledMoney.query({}, { enabled: seesMoney }));
  const jobs = useQuery(calls.administration.failedJobs.query({}, { enabled: seesOperations }));
  const messages = useQuery(calls.administration.failedMessages.query({}, { enabled: seesOperations }));
  const faults = useQuery(calls.administration.remoteFaults.query({}, { enabled: seesOperations }));
  const remotes = useQuery(calls.administration.siteRemotes.query({}, { enabled: seesRemotes }));
  const announcements = useQuery(calls.messaging.announcements.query({}, { enabled: seesAnnouncements }));
  const offers = useEnding('voucher-offers', 'voucher.offers.read', [
    '/admin/offer-management',
    'expiryDate',
  ]);
  const bundles = useEnding('voucher-bundles', 'voucher.bundles.read', [
    '/admin/subscription-management',
    'endDate',
  ]);
  const drafts = useRows('media-releases', 'site.mediaReleases.read', { State: 'draft' });
  const seesCodes = useMay('voucher.codes.read');
  const seesFigures = useMay('wealth.taxYears.write');
  const figures = useQuery(calls.wealth.figureTables.query({}, { enabled: seesFigures }));
  const pools = useQuery(calls.voucher.codePools.query({}, { enabled: seesCodes }));
  const sources: Source[] = [
    {
      isSeen: seesOrders,
      counted: payments,
      words: ['payment', 'payments'],
      need: { to: `${CASES}?kind=payment`, icon: 'warning', text: 'Stuck, to be looked into' },
    },
    {
      isSeen: seesOrders,
      counted: transfers,
      words: ['EFT', 'EFTs'],
      need: { to: `${CASES}?kind=eft`, icon: 'bank', text: 'To confirm against the bank' },
    },
    {
      isSeen: seesOrders,
      counted: refunds,
      words: ['refund', 'refunds'],
      need: { to: `${CASES}?kind=refund`, icon: 'warning', text: 'Asked for, or due' },
    },
    {
      isSeen: seesMoney,
      counted: rowsIn(money, ({ length }) => length),
      words: ['sum of money', 'sums of money'],
      need: { to: `${CASES}?kind=money`, icon: 'wallet', text: 'Without an order, to settle' },
    },
    {
      isSeen: seesCodes,
      counted: rowsIn(pools, (all) => all.filter(({ isLow }) => isLow).length),
      words: ['pool of codes', 'pools of codes'],
      need: { to: `${CASES}?kind=codes`, icon: 'lock', text: 'Running low' },
    },
    {
      isSeen: seesFigures,
      counted: rowsIn(figures, (all) => all.filter(({ isOld }) => isOld).length),
      words: ['table of rates', 'tables of rates'],
      need: {
        to: '/admin/administrative/plans?show=figures',
        icon: 'calendar',
        text: 'To compare with the source again',
      },
    },
    { ...offers, words: ['offer', 'offers'] },
    { ...bundles, words: ['value bundle', 'value bundles'] },
    {
      isSeen: useMay('site.mediaReleases.read'),
      counted: drafts,
      words: ['media release', 'media releases'],
      need: {
        to: '/admin/media-releases-management?show=draft',
        icon: 'edit',
        text: 'Written, not published',
      },
    },
    {
      isSeen: seesAnnouncements,
      counted: rowsIn(announcements, (all) => all.filter(({ state }) => state === 'draft').length),
      words: ['announcement', 'announcements'],
      need: { to: '/admin/messaging', icon: 'edit', text: 'Written, not sent' },
    },
    {
      isSeen: seesOperations,
      counted: rowsIn(faults, (all) => new Set(all.map(releaseOf)).size),
      words: ['release', 'releases'],
      need: {
        to: `${CASES}?kind=fault`,
        icon: 'warning',
        text: 'With faults today',
      },
    },
    {
      isSeen: seesRemotes,
      counted: rowsIn(remotes, (all) => all.filter(({ rollout }) => rollout?.guard).length),
      words: ['release', 'releases'],
      need: {
        to: '/admin/administrative/remotes',
        icon: 'warning',
        text: 'Taken back by itself, or worse than before',
      },
    },
    {
      isSeen: seesOperations,
      // Leaves out failed messages, because they have their own line.
      counted: rowsIn(jobs, (all) => Math.max(0, all.length - (messages.data?.length ?? 0))),
      words: ['job', 'jobs'],
      need: { to: `${CASES}?kind=fault`, icon: 'refresh', text: 'Failed, all attempts used' },
    },
    {
      isSeen: seesOperations,
      counted: rowsIn(messages, ({ length }) => length),
      words: ['message', 'messages'],
      need: { to: `${CASES}?kind=mail`, icon: 'mail', text: 'Could not be sent' },
    },
  ];
  const seen = sources.filter(({ isSeen }) => isSeen);
  return {
    needs: seen.flatMap(({ counted, words: [one, several], need }): Need[] =>
      typeof counted === 'string' || counted.count === 0
        ? []
        : [{ ...need, title: amountText(counted, one, several) }],
    ),
    isWaiting: seen.some(({ counted }) => counted === 'unknown'),
    isIncomplete: seen.some(({ counted }) => counted === 'failed'),
    seesAny: seen.length > 0,
    retry,
  };
};
