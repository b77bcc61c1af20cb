import { calls, type LedgerLine } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { Button, classes, Empty, Field, Input, Page, Surface, useListAddress } from '@phila/ui';
import { useCallback, useRef, useState } from 'react';
import { readingOf, useSearchResults } from '../administrative/use-search-results.ts';
import { LedgerTable } from './ledger-table.tsx';
import styles from './redemptions.module.css';

const NOTHING_TYPED = 'Please enter an email address or a mobile number';

interface SearchResult {
  /** Person the lines are for, so that they are not shown as another's. */
  text: string;
  lines: readonly LedgerLine[];
}

/** Redemptions of one person. The search text reaches no address and no log. */
const RedemptionsPage = () => {
  const list = useListAddress({ isPersonal: true });
  const text = list.view.search;
  const [typed, setTyped] = useState(text);
  const [fault, setFault] = useState<string | null>(null);
  const results = useSearchResults(
    useCallback(
      async (signal: AbortSignal): Promise<SearchResult> => ({
        text,
        // Asks nothing before there is a search.
        lines:
          text === ''
            ? []
            : await send(calls.voucher.findRedemptions, { body: { userAccount: text } }, { signal }),
      }),
      [text],
    ),
  );
  const field = useRef<HTMLInputElement>(null);
  const find = () => {
    const wanted = typed.trim();
    setFault(wanted === '' ? NOTHING_TYPED : null);
    if (wanted === '') field.current?.focus();
    else if (wanted === text) void results.again();
    else list.changeView({ search: wanted });
  };
  const reading = readingOf(results, ({ lines }) => lines);
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
          {text !== '' && (
            <LedgerTable
              label="Vouchers of this person"
              lines={results.found?.text === text ? reading : { ...reading, data: undefined }}
              of="person"
              empty={
                <Empty title="Nothing found">
                  There is no such account, or its person has not redeemed a voucher yet.
                </Empty>
              }
              onChanged={() => void results.again()}
            />
          )}
        </div>
      </Surface>
    </Page>
  );
};

export default RedemptionsPage;
