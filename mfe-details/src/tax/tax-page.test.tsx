import { calls } from '@phila/contract/calls';
import { NO_TAX_DATE, tax } from '@phila/contract/records';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import { RecordCard } from '@phila/ui';

const valueOf = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

it('shows 1900-01-01 empty, and warns of a number that is not one of SARS', async () => {
  renderWithPlatform(<RecordCard type={tax} />, {
    answers: [
      answer(calls.details.taxDetails, {
        taxNumber: '0123456789',
        taxOffice: 'Bloemfontein',
        siraNo: null,
        taxRegistrationDate: NO_TAX_DATE,
        version: 1,
      }),
    ],
  });
  expect(await screen.findByText('Bloemfontein')).toBeInTheDocument();
  expect(valueOf('Tax registration date')).toBe('Not given');
  expect(valueOf('Tax number')).toContain('This does not look like a SARS number.');
});
