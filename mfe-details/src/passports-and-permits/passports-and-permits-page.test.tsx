import { calls } from '@phila/contract/calls';
import { passportsAndPermits } from '@phila/contract/records';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import { RecordCard } from '@phila/ui';

const valueOf = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

it('shows what is saved, in words', async () => {
  renderWithPlatform(<RecordCard type={passportsAndPermits} />, {
    answers: [
      answer(calls.lookup.countries, [{ key: 'ZA', name: 'South Africa' }]),
      answer(calls.lookup.workPermits, [{ permitID: 17, permitName: 'None / South African citizen' }]),
      answer(calls.details.passportAndPermitDetails, {
        idNumber: '9202204720083',
        passportNumber: 'M00123456',
        passportExpiry: '2031-04-17',
        countryOfIssueType: 'ZA',
        workPermitType: 17,
        visas: true,
        version: 1,
      }),
    ],
  });
  expect(await screen.findByText('ends in 3456')).toBeInTheDocument();
  expect(screen.queryByText('M00123456')).not.toBeInTheDocument();
  await waitFor(() => expect(valueOf('Country of issue')).toBe('South Africa'));
  expect(valueOf('Passport expiry date')).toBe('17 Apr 2031');
  expect(valueOf('Work permit')).toBe('None / South African citizen');
  expect(valueOf('Visas')).toBe('Yes');
});
