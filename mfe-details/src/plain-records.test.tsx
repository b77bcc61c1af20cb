import { calls } from '@phila/contract/calls';
import { southAfricanDay } from '@phila/contract/format';
import { NO_TAX_DATE, passportsAndPermits, tax } from '@phila/contract/records';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { RecordCard } from '@phila/ui';
import { testPlainSections } from '@phila/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { sections } from '../remote.ts';

// Tests sections that use their record's generic page: shared behaviour, with a row for each special case.

const { details, lookup } = calls;

const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

const cards = [
  {
    title: 'passports and permits, with choices in words and most of the number masked',
    card: <RecordCard type={passportsAndPermits} />,
    answers: [
      answer(lookup.countries, [{ key: 'ZA', name: 'South Africa' }]),
      answer(lookup.workPermits, [{ permitID: 17, permitName: 'None / South African citizen' }]),
      answer(details.passportAndPermitDetails, {
        idNumber: '9202204720083',
        passportNumber: 'M00123456',
        passportExpiry: '2031-04-17',
        countryOfIssueType: 'ZA',
        workPermitType: 17,
        visas: true,
        version: 1,
      }),
    ],
    facts: {
      'Passport number': /ends in 3456$/,
      'Passport expiry date': /^17 Apr 2031$/,
      'Country of issue': /^South Africa$/,
      'Work permit': /^None \/ South African citizen$/,
      Visas: /^Yes$/,
    },
    absent: 'M00123456',
  },
  {
    title: 'tax, with 1900-01-01 as empty and a warning of a number that is not one of SARS',
    card: <RecordCard type={tax} />,
    answers: [
      answer(details.taxDetails, {
        taxNumber: '0123456789',
        taxOffice: 'Bloemfontein',
        siraNo: null,
        taxRegistrationDate: NO_TAX_DATE,
        version: 1,
      }),
    ],
    facts: {
      'Tax number': /This does not look like a SARS number\./,
      'Tax office': /^Bloemfontein$/,
      'Tax registration date': /^Not given$/,
    },
    absent: '1900',
  },
];

it.each(cards)('shows $title', async ({ card, answers, facts, absent }) => {
  renderWithPlatform(card, { answers });
  for (const [label, text] of Object.entries(facts)) {
    await screen.findByText(label, { selector: 'dt' });
    await waitFor(() => expect(valueOf(label)).toHaveTextContent(text));
  }
  expect(screen.queryByText(absent, { exact: false })).not.toBeInTheDocument();
});

it.each([
  [15, /^Expires in 15 days, /],
  [1, /^Expires tomorrow, /],
  [-3, /^Expired \d/],
])('says of a passport that ends in %d days how far that is', async (days, text) => {
  const end = southAfricanDay(new Date(Date.now() + days * 86_400_000));
  renderWithPlatform(<RecordCard type={passportsAndPermits} />, {
    answers: [
      answer(lookup.countries, []),
      answer(lookup.workPermits, []),
      answer(details.passportAndPermitDetails, {
        idNumber: '',
        passportNumber: 'M00123456',
        passportExpiry: end,
        countryOfIssueType: null,
        workPermitType: 17,
        visas: null,
        version: 1,
      }),
    ],
  });
  await screen.findByText('Passport expiry date', { selector: 'dt' });
  await waitFor(() => expect(valueOf('Passport expiry date')).toHaveTextContent(text));
});

testPlainSections(sections);
