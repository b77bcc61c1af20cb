import { calls, type LedgerLine } from '@phila/contract/calls';
import { send } from '@phila/platform';
import {
  Button,
  classes,
  Empty,
  FaultPanel,
  Field,
  Input,
  Loading,
  Page,
  Skeleton,
  Surface,
} from '@phila/ui';
import { useRef, useState } from 'react';
import { type AskedList, useFound } from '../administrative/use-found.ts';
import { LedgerTable } from './ledger-table.tsx';
import styles from './redemptions.module.css';

const NOTHING_TYPED = 'Please enter an email address or a mobile number';

const FIRST: AskedList = { text: '', page: 1, isTyped: false };

interface Found {
  /** Who was looked for: what is there of another person is not shown as this one's. */
  text: string;
  lines: readonly LedgerLine[];
}

/** Nothing is asked for before somebody is looked for. */
const read = async ({ text }: AskedList, signal: AbortSignal): Promise<Found> => ({
  text,
  lines:
    text === '' ? [] : await send(calls.voucher.findRedemptions, { body: { userAccount: text } }, { signal }),
});

/** What one person redeemed. Who is looked for stands in no address and no log. */
const RedemptionsPage = () => {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [asked, setAsked] = useState(FIRST);
  const { found, failure } = useFound(read, asked);
  const field = useRef<HTMLInputElement>(null);
  const find = () => {
    const text = typed.trim();
    setFault(text === '' ? NOTHING_TYPED : null);
    if (text === '') field.current?.focus();
    else setAsked({ ...FIRST, text });
  };
  const again = () => setAsked((before) => ({ ...before }));
  return (
    <Page
      title="Redeemed vouchers"
      sentence="What one person redeemed: revoke a redemption, or give another code. To see everyone who redeemed an offer, open the offer."
    >
      <Surface label="Redeemed vouchers">
        <div className={classes('stack gap-24')}>
          <form
            aria-label="Find a person"
            className={styles.find}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              find();
            }}
          >
            <Field
              label="Email address or mobile number"
              hint="The full address or number that the person signs in with."
              {...(fault === null ? {} : { error: fault })}
            >
              {(wiring) => (
                <Input
                  {...wiring}
                  ref={field}
                  type="search"
                  autoComplete="off"
                  maxLength={100}
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                />
              )}
            </Field>
            <Button type="primary" htmlType="submit">
              Find
            </Button>
          </form>
          {asked.text === '' ? null : failure !== null ? (
            <FaultPanel area="Redemptions" onRetry={async () => again()}>
              {failure}
            </FaultPanel>
          ) : found === null || found.text !== asked.text ? (
            <Loading what="redemptions">
              <Skeleton height={240} />
            </Loading>
          ) : found.lines.length === 0 ? (
            <Empty title="Nothing found">
              There is no such account, or its person has not redeemed a voucher yet.
            </Empty>
          ) : (
            <LedgerTable label="Vouchers of this person" lines={found.lines} of="person" onChanged={again} />
          )}
        </div>
      </Surface>
    </Page>
  );
};

export default RedemptionsPage;
