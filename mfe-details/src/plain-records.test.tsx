import { calls } from '@phila/contract/calls';
import { NO_TAX_DATE, nextOfKin, passportsAndPermits, tax } from '@phila/contract/records';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { RecordCard, RecordScreen } from '@phila/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

// The sections whose page is the generic one of their record: a row says what is special to a record.

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

const first = [
  {
    title: 'next of kin',
    list: <RecordScreen type={nextOfKin} />,
    empty: 'No Next of Kin Available',
    add: 'Add your next of kin details',
    dialog: 'Add Next of Kin Details',
    answers: [
      answer(lookup.titles, [{ titleTypeNo: 1, titleType: 'Mr' }]),
      answer(lookup.relations, [{ id: 1, name: 'Brother' }]),
      answer(details.nextOfKin.list, []),
      answer(details.nextOfKin.create, ({ body }) => ({
        titleID: null,
        relationshipID: null,
        firstName: body.firstName,
        lastName: body.lastName,
        contactDetails: body.contactDetails,
        id: '01910000-0000-7000-8000-000000000001',
        version: 1,
      })),
    ],
    refusals: ['Required', 'Required', 'Invalid South African mobile number'],
    typed: { 'First name': 'Bongani', 'Last name': 'Mokoena', 'Contact details': '0711234567' },
    sent: () => fake.sent(details.nextOfKin.create),
    body: { firstName: 'Bongani', lastName: 'Mokoena', contactDetails: '0711234567' },
  },
];

it.each(first)('adds the first of $title', async ({ list, answers, ...row }) => {
  renderWithPlatform(list, { answers });
  const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  expect(await screen.findByText(row.empty)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: row.add }));
  const dialog = within(await screen.findByRole('dialog', { name: row.dialog }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  for (const text of new Set(row.refusals))
    expect(await dialog.findAllByText(text)).toHaveLength(row.refusals.filter((one) => one === text).length);
  expect(row.sent()).toEqual([]);
  for (const [label, text] of Object.entries(row.typed)) await user.type(dialog.getByLabelText(label), text);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(row.sent()).toHaveLength(1));
  expect(row.sent()[0]?.body).toMatchObject(row.body);
  expect(fake.notices()).toMatchObject([{ severity: 'success', text: 'Details updated successfully!' }]);
});
