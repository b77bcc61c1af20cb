import type { LedgerLine } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { Link, useMay } from '@phila/platform';
import { Badge, classes, DataTable, Menu, type MenuItem, type TableColumn } from '@phila/ui';
import { useState } from 'react';
import { TakeBackDialog } from './late-parts.tsx';
import type { TakeBackAct } from './take-back-dialog.tsx';
import styles from './redemptions.module.css';

const PEOPLE = '/admin/administrative/people';

const codeOf = ({ hasCode, codeEnd }: LedgerLine): string => codeEnd ?? (hasCode ? 'Same for all' : 'None');

const voucher: TableColumn<LedgerLine> = {
  name: 'offerName',
  label: 'Voucher',
  cell: ({ offerName }) => <strong>{offerName}</strong>,
  isTitle: true,
};

const redeemed: TableColumn<LedgerLine> = {
  name: 'redeemedAt',
  label: 'Redeemed',
  cell: ({ redeemedAt }) => southAfricanTime(redeemedAt),
};

/** Whose it is, told to those alone who may see people. */
const person: TableColumn<LedgerLine> = {
  name: 'person',
  label: 'Person',
  cell: ({ person: whose }) =>
    whose === null ? null : (
      <span className={styles.person}>
        <Link to={`${PEOPLE}/${whose.id}`} className={classes('strong')}>
          {whose.name ?? 'No name yet'}
        </Link>
        {whose.email !== null && <span className={classes('small muted')}>{whose.email}</span>}
      </span>
    ),
};

const state: readonly TableColumn<LedgerLine>[] = [
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
const ofOffer = [{ ...redeemed, isTitle: true }, ...state];
const ofOfferWithPeople = [{ ...redeemed, isTitle: true }, person, ...state];

interface LedgerTableProps {
  label: string;
  lines: readonly LedgerLine[];
  /** Of one person over all offers, or of one offer over all people. */
  of: 'offer' | 'person';
  /** Something was revoked or reissued. */
  onChanged: () => void;
}

/** Lines of the ledger with what can be done about each, by those who may. */
export const LedgerTable = ({ label, lines, of, onChanged }: LedgerTableProps) => {
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
      <DataTable<LedgerLine>
        label={label}
        rows={lines}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        columns={of === 'person' ? ofPerson : seesPeople ? ofOfferWithPeople : ofOffer}
        {...(mayWrite ? { actions } : {})}
      />
      {asked !== null && <TakeBackDialog {...asked} onDone={onChanged} onClose={() => setAsked(null)} />}
    </>
  );
};
