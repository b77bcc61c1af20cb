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
  // Shows a typed bank's name alone, as its branch code is unknown.
  bankId: ({ bankId, bankName }: Account) => bankName ?? <Bank id={bankId} />,
};
const before = { accountNumber: <ChosenBranch /> };
const { title, sentence, ...props } = sectionProps(sections, 'banking');

/** Bank accounts, each with its bank's branch code (specification: records, details, "Banking"). */
const BankingPage = () => (
  <Page title={title} sentence={sentence}>
    <RecordScreen type={banking} cells={cells} before={before} {...props} />
  </Page>
);

export default BankingPage;
