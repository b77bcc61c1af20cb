import { lookup, lookupsOf, option, percentage, whole } from '@phila/contract/fields';
import { lookups } from '@phila/contract/lookups';
import { form, sentBy, toForm } from '@phila/contract/records';
import { renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, SubmitButton } from '../form/index.ts';
import { findings } from '../testing/findings.ts';
import { lookupAnswers } from '../testing/specimen.ts';
import { FormFields } from './index.ts';

const kinds = form({
  fields: {
    region: option('Region', [
      { id: 'inland', name: 'Inland' },
      { id: 'coast', name: 'Coast' },
    ]),
    province: lookup('Province', lookups.provinces, undefined, {
      among: {
        field: 'region',
        keep: ({ name }, region) => (name === 'Free State') === (region === 'inland'),
      },
    }),
    others: lookupsOf('Other provinces', lookups.provinces),
    share: percentage('Share'),
    term: whole('Term', { unit: 'years' }),
  },
});

const sent = jest.fn();
const show = (row: object | null) => {
  sent.mockReset();
  const { container } = renderWithPlatform(
    <Form
      label="Kinds"
      initialValues={toForm(kinds, row)}
      check={() => []}
      send={async (values) => sent(sentBy(kinds, values))}
    >
      <FormFields type={kinds} />
      <SubmitButton>Save</SubmitButton>
    </Form>,
    { answers: lookupAnswers },
  );
  return { container, person: userEvent.setup({ pointerEventsCheck: 0, delay: null }) };
};
const listed = (label: string) =>
  [...screen.getByLabelText(label).querySelectorAll('option')].map(({ textContent }) => textContent);

it('lists the choices that go with the other field, and gives up one that no longer does', async () => {
  const { container, person } = show({ region: 'inland', province: 2, term: 3 });
  await waitFor(() => expect(listed('Province')).toContain('Free State'));
  expect(listed('Province')).not.toContain('Eastern Cape');
  expect(screen.getByLabelText('Province')).toHaveDisplayValue('Free State');
  expect(await findings(container)).toEqual([]);
  await person.selectOptions(screen.getByLabelText('Region'), 'Coast');
  expect(listed('Province')).toContain('Eastern Cape');
  expect(listed('Province')).not.toContain('Free State');
  await person.click(await screen.findByRole('checkbox', { name: 'Free State' }));
  await person.type(screen.getByLabelText('Share'), '12,5');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toHaveBeenCalledWith({ region: 'coast', province: null, others: [2], share: 12.5, term: 3 });
});
