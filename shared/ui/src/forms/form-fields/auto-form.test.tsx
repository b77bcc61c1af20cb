import { amount, required, text, yesNo } from '@phila/contract/fields';
import { form, type SentOf } from '@phila/contract/records';
import { CallError } from '@phila/platform';
import { renderWithPlatform } from '@phila/platform/fake';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findings } from '../../testing/findings.ts';
import { AutoForm, type DefinedFormProps } from './index.ts';

const trip = form({
  fields: {
    purpose: text('Purpose', required('Say why')),
    abroad: yesNo('Abroad'),
    country: text('Country'),
    budget: amount('Budget'),
  },
  sections: { 'Where to': ['abroad', 'country'] },
  hide: { country: ({ abroad }) => abroad !== true },
  relabel: { budget: ({ abroad }) => abroad === true && 'Budget in rand' },
  check: { '': ({ abroad, budget }) => abroad === true && budget === null && 'A trip abroad needs a budget' },
});

const show = (props: Partial<DefinedFormProps<typeof trip>> = {}) => {
  const send = jest.fn<Promise<unknown>, [SentOf<typeof trip>]>(async () => undefined);
  const { container } = renderWithPlatform(
    <AutoForm
      type={trip}
      label="Trip"
      send={send}
      submit={{ label: 'Ask for it', sending: 'Asking' }}
      {...props}
    />,
  );
  return { send, container, person: userEvent.setup({ pointerEventsCheck: 0, delay: null }) };
};
const purpose = () => screen.getByLabelText('Purpose');
const submit = () => screen.getByRole('button', { name: /^Ask/ });
const asksBeforeLeaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('draws a form from its definition: under its headings, hidden and named by the values', async () => {
  const { container, person } = show();
  expect(screen.getByRole('group', { name: 'Where to' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Country')).not.toBeInTheDocument();
  await person.selectOptions(screen.getByLabelText('Abroad'), 'Yes');
  expect(screen.getByLabelText('Country')).toBeInTheDocument();
  expect(screen.getByLabelText('Budget in rand')).toBeInTheDocument();
  expect(await findings(container)).toEqual([]);
});

it('sends what the rules accept, cleaned by the send rules', async () => {
  const { send, person } = show({ suggested: { budget: 500 } });
  await person.type(purpose(), '  Talk ');
  await person.click(submit());
  expect(send).toHaveBeenCalledWith({ purpose: 'Talk', abroad: null, country: null, budget: 500 });
});

it('is filled from what is saved, and then suggests nothing', () => {
  show({
    saved: { purpose: 'Talk', abroad: true, country: 'Lesotho', budget: null },
    suggested: { budget: 500 },
  });
  expect(purpose()).toHaveValue('Talk');
  expect(screen.getByLabelText('Country')).toHaveValue('Lesotho');
  expect(screen.getByLabelText('Budget in rand')).toHaveValue('');
});

it('says each error where it belongs, the rules of the whole on the form’s own line', async () => {
  const { send, person } = show({ saved: { purpose: '', abroad: true } });
  await person.click(submit());
  expect(await screen.findByText('Say why')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('A trip abroad needs a budget');
  expect(send).not.toHaveBeenCalled();
});

it('asks before the page goes while something was typed that is not sent', async () => {
  const { person } = show();
  expect(asksBeforeLeaving()).toBe(false);
  await person.type(purpose(), 'Talk');
  expect(asksBeforeLeaving()).toBe(true);
  await person.click(submit());
  await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
  await person.type(purpose(), 's');
  expect(asksBeforeLeaving()).toBe(true);
});

it('keeps what was typed when the service refuses, and asks before leaving', async () => {
  const refuse = () => Promise.reject(new CallError(422, 'No', [{ path: 'purpose', message: 'Not that' }]));
  const { person } = show({ send: refuse });
  await person.type(purpose(), 'Talk');
  await person.click(submit());
  expect(await screen.findByText('Not that')).toBeInTheDocument();
  expect(purpose()).toHaveValue('Talk');
  expect(asksBeforeLeaving()).toBe(true);
});

it('has what was typed back after a reload, until it was sent', async () => {
  const send = jest.fn(() => Promise.resolve());
  const Reloading = () => {
    const [visit, setVisit] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setVisit(visit + 1)}>
          Reload
        </button>
        <AutoForm
          key={visit}
          type={trip}
          label="Trip"
          draft="career.trip"
          send={send}
          submit={{ label: 'Ask for it', sending: 'Asking' }}
        />
      </>
    );
  };
  renderWithPlatform(<Reloading />);
  const person = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  const reload = () => person.click(screen.getByRole('button', { name: 'Reload' }));
  await person.type(purpose(), 'Talk');
  await reload();
  await waitFor(() => expect(purpose()).toHaveValue('Talk'));
  expect(screen.getByText(/What you typed here before is back/)).toBeInTheDocument();
  await person.click(submit());
  await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
  await reload();
  expect(purpose()).toHaveValue('');
});

describe('slow loading', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is said after its time, and the form can be sent again', async () => {
    const send = jest.fn(() => new Promise<never>(() => undefined));
    show({ send, timeLimit: 5_000, suggested: { purpose: 'Talk' } });
    const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await person.click(submit());
    await act(() => jest.advanceTimersByTimeAsync(4_999));
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert')).toHaveTextContent('This takes longer than it should');
    expect(submit()).toHaveAttribute('aria-busy', 'false');
    await person.click(submit());
    expect(send).toHaveBeenCalledTimes(2);
  });
});
