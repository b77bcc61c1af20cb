import type { LedgerLine } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { useMay } from '@phila/platform';
import {
  AdminList,
  type AdminColumn,
  type AdminListProps,
  Badge,
  classes,
  lazyDialog,
  Menu,
  type MenuItem,
} from '@phila/ui';
import { useState } from 'react';
import { PersonLink } from '../administrative/person-link.tsx';
import type { TakeBackAct } from './take-back-dialog.tsx';
import styles from './redemptions.module.css';

const TakeBackDialog = lazyDialog(
  () => import(/* webpackChunkName: "redemptions" */ './take-back-dialog.tsx'),
  'what you opened',
);

const codeOf = ({ hasCode, codeEnd }: LedgerLine): string => codeEnd ?? (hasCode ? 'Same for all' : 'None');

const voucher: AdminColumn<LedgerLine> = {
  name: 'offerName',
  label: 'Voucher',
  cell: ({ offerName }) => <strong>{offerName}</strong>,
};

const redeemed: AdminColumn<LedgerLine> = {
  name: 'redeemedAt',
  label: 'Redeemed',
  cell: ({ redeemedAt }) => southAfricanTime(redeemedAt),
};

/** Column of people; the service names them only to administrators who may see people. */
const person: AdminColumn<LedgerLine> = {
  name: 'person',
  label: 'Person',
  cell: ({ person: whose }) =>
    whose === null ? null : (
      <span className={styles.person}>
        <span className={classes('strong')}>
          <PersonLink id={whose.id} name={whose.name ?? 'No name yet'} />
        </span>
        {whose.email !== null && <span className={classes('small muted')}>{whose.email}</span>}
      </span>
    ),
};

const state: readonly AdminColumn<LedgerLine>[] = [
  { name: 'code', label: 'Code', cell: codeOf },
  {
    name: 'state',
    label: 'State',
    cell: ({ revokedAt, revokedBecause }) =>
      revokedAt === null ? (
        <Badge tone="success">Redeemed</Badge>
      ) : (
        <span>
          <Badge tone="danger">Revoked</Badge>{' '}
          <span className={classes('small muted')}>
            {southAfricanTime(revokedAt)}
            {revokedBecause === null ? '' : `: ${revokedBecause}`}
          </span>
        </span>
      ),
  },
];

const ofPerson = [voucher, redeemed, ...state];
const ofOffer = [redeemed, ...state];
const ofOfferWithPeople = [redeemed, person, ...state];

interface LedgerTableProps extends Pick<
  AdminListProps<LedgerLine>,
  'tools' | 'chips' | 'onClear' | 'empty' | 'paging'
> {
  label: string;
  lines: AdminListProps<LedgerLine>['rows'];
  /** Column to show: offers for one person's lines, people for one offer's. */
  of: 'offer' | 'person';
  /** Called after a revocation or a new code. */
  onChanged: () => void;
}

/** Ledger lines with their actions, as far as the person may use them. */
export const LedgerTable = ({ lines, of, onChanged, ...list }: LedgerTableProps) => {
  const mayWrite = useMay('voucher.redemptions.write');
  const seesPeople = useMay('identity.people.read');
  const [asked, setAsked] = useState<{ line: LedgerLine; act: TakeBackAct } | null>(null);
  const nameOf = ({ offerName, redeemedAt }: LedgerLine): string =>
    of === 'person' ? offerName : `Redeemed ${southAfricanTime(redeemedAt)}`;
  const actsOf = (line: LedgerLine): MenuItem[] => [
    ...(line.canReissue
      ? [
          {
            text: 'Give another code',
            icon: 'refresh' as const,
            onSelect: () => setAsked({ line, act: 'reissue' }),
          },
        ]
      : []),
    {
      text: 'Revoke',
      icon: 'delete',
      tone: 'danger',
      onSelect: () => setAsked({ line, act: 'revoke' }),
    },
  ];
  const actions = (line: LedgerLine) =>
    line.revokedAt === null ? <Menu label={`Actions for ${nameOf(line)}`} items={actsOf(line)} /> : null;
  return (
    <>
      <AdminList<LedgerLine>
        {...list}
        rows={lines}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        columns={of === 'person' ? ofPerson : seesPeople ? ofOfferWithPeople : ofOffer}
        failure="The list could not be loaded. Please try again."
        {...(mayWrite ? { actions } : {})}
      />
      {asked !== null && <TakeBackDialog {...asked} onDone={onChanged} onClose={() => setAsked(null)} />}
    </>
  );
};
