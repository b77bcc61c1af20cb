import { calls, detailsCategories } from '@phila/contract/calls';
import { nextOfKin, tax } from '@phila/contract/records';
import { type OverviewPart, section } from '@phila/contract/remote';
import { screen } from '@testing-library/react';
import { CallError, overviewParts } from '@phila/platform';
import { answer, declareOverview, renderWithPlatform } from '@phila/platform/fake';
import { useCompletions } from './use-completions.ts';

const common = { icon: 'tax', sentence: 'About it.' };
const parts = (): OverviewPart[] => [
  section({ record: tax, path: '/details/tax', title: 'Tax', order: 30, ...common }).part,
  section({ record: nextOfKin, path: '/details/kin', title: 'Kin', order: 20, ...common }).part,
  section({
    record: tax,
    path: '/career/other',
    title: 'Other',
    order: 10,
    completion: {
      path: calls.overview.myDetails.path,
      params: { category: detailsCategories.contact },
    },
    ...common,
  }).part,
];

const Harness = () => {
  const shown = overviewParts();
  const completions = useCompletions(shown);
  return (
    <ul>
      {shown.map(({ title }, index) => (
        <li key={title}>{`${title} ${completions[index]}`}</li>
      ))}
    </ul>
  );
};

const read = calls.details.taxDetails;
const row = {
  taxNumber: '0123456789',
  taxOffice: 'Paarl',
  siraNo: null,
  taxRegistrationDate: null,
  version: 1,
};
const kin = { titleID: 1, firstName: 'A', lastName: 'B', contactDetails: '0711234567', relationshipID: null };
const percentage = answer(calls.overview.myDetails, ({ params }) => ({
  enumValue: Number(params.category),
  percentage: 66,
}));

beforeEach(() => declareOverview(parts()));

it('reads a percentage, or computes it from the record or the rows that the section is about', async () => {
  const list = answer(calls.details.nextOfKin.list, [
    { id: '01910000-0000-7000-8000-000000000001', version: 1, ...kin },
  ]);
  renderWithPlatform(<Harness />, { answers: [answer(read, row), list, percentage] });
  for (const text of ['TAX 50', 'KIN 80', 'OTHER 66'])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'OTHER 66',
    'KIN 80',
    'TAX 50',
  ]);
});

it('says what is not known, and 0 for what was never saved', async () => {
  const refused = answer(calls.details.nextOfKin.list, () => {
    throw new CallError(400, 'no');
  });
  renderWithPlatform(<Harness />, { answers: [answer(read, null), refused, percentage] });
  expect(await screen.findByText('TAX 0')).toBeInTheDocument();
  expect(await screen.findByText('KIN null')).toBeInTheDocument();
});

it('tells the parts of an area', () =>
  expect(overviewParts('/details').map(({ title }) => title)).toEqual(['KIN', 'TAX']));
