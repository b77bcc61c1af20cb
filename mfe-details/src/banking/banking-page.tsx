import { calls } from '@phila/contract/calls';
import { banking } from '@phila/contract/records';
import { Page, RecordScreen } from '@phila/ui';
import { Bank, ChosenBranch } from './branch.tsx';

const cells = { bankId: ({ bankId }: { bankId: number | null }) => <Bank id={bankId} /> };
const before = { accountNumber: <ChosenBranch /> };
const refreshes = [calls.overview.myDetails];

/** Seeds 1 §2.11, §3, "Banking". */
const BankingPage = () => (
  <Page title="Banking" sentence="The accounts that money is paid into, each with its bank’s branch code.">
    <RecordScreen
      type={banking}
      cells={cells}
      before={before}
      why="Add the account that money is to be paid into."
      refreshes={refreshes}
    />
  </Page>
);

export default BankingPage;
