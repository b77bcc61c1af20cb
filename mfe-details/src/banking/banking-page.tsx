import { banking } from '@phila/contract/records';
import { sectionProps } from '@phila/contract/remote';
import { Page, RecordScreen } from '@phila/ui';
import { sections } from '../../remote.ts';
import { Bank, ChosenBranch } from './branch.tsx';

interface Account {
  bankId: number | null;
  bankName: string | null;
}

const cells = {
  // Of a bank that was typed no branch code is known.
  bankId: ({ bankId, bankName }: Account) => bankName ?? <Bank id={bankId} />,
};
const before = { accountNumber: <ChosenBranch /> };
const { title, sentence, ...props } = sectionProps(sections, 'banking');

/** Specification: records, details, "Banking": each account with its bank's branch code. */
const BankingPage = () => (
  <Page title={title} sentence={sentence}>
    <RecordScreen type={banking} cells={cells} before={before} {...props} />
  </Page>
);

export default BankingPage;
