import { calls, lightCall } from '@phila/contract/calls';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from '../exchange/call-error.ts';
import { answer, fake, renderWithPlatform } from '../fake.tsx';
import { signOut } from '../session/session.ts';
import { useRead } from './use-read.ts';

const { profileName, sessions, endSession } = calls.account;
const { countries, titles } = calls.lookup;

const named = (firstName: string) => ({ firstName, lastName: 'Mokoena', osNo: null, orgIdGuid: null });

const SESSION = '01910000-0000-7000-8000-000000000001';

/** What a squad writes that knows react-query and nothing of ours. */
const Name = (): ReactNode => {
  const { data, error, isPending } = useQuery(profileName.query({}));
  // The types say it as well: `firstName` of the answer, `status` of the error.
  return (
    <p>{data?.firstName ?? (error ? `refused with ${error.status}` : isPending ? 'Waiting' : 'Nothing')}</p>
  );
};

describe('useQuery with the options of a call', () => {
  it('reads the call, once together with those who read it by useRead', async () => {
    const Read = (): ReactNode => <p>{useRead(profileName, {}).data?.lastName ?? '…'}</p>;
    renderWithPlatform(
      <>
        <Name />
        <Read />
      </>,
      { answers: [answer(profileName, named('Thandi'))] },
    );
    expect(await screen.findByText('Thandi')).toBeInTheDocument();
    expect(screen.getByText('Mokoena')).toBeInTheDocument();
    expect(fake.sent(profileName)).toHaveLength(1);
  });

  it('fails with the error of the call', async () => {
    const refused = answer(profileName, () => {
      throw new CallError(403, 'Not for you');
    });
    renderWithPlatform(<Name />, { answers: [refused] });
    expect(await screen.findByText('refused with 403')).toBeInTheDocument();
  });

  it('does not ask for a person before one is signed in', () => {
    renderWithPlatform(<Name />, { signedIn: false });
    expect(screen.getByText('Waiting')).toBeInTheDocument();
    expect(fake.sent(profileName)).toEqual([]);
  });

  it('forgets a person when they leave', async () => {
    renderWithPlatform(<Name />, { answers: [answer(profileName, named('Thandi'))] });
    await screen.findByText('Thandi');
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await act(() => signOut());
    await waitFor(() => expect(screen.queryByText('Thandi')).not.toBeInTheDocument());
  });

  it('keeps apart what an open call tells a visitor and a person', () => {
    const product = calls.shop.product.query({ params: { id: 7 } });
    let hashes: string[] = [];
    const Hash = (): ReactNode => {
      hashes.push(useQueryClient().defaultQueryOptions(product).queryHash);
      return null;
    };
    renderWithPlatform(<Hash />, { signedIn: false });
    const visitor = hashes[0];
    hashes = [];
    renderWithPlatform(<Hash />);
    expect(hashes[0]).not.toBe(visitor);
  });

  it('says what is missing where a query neither has a function nor names a call', async () => {
    const Lost = (): ReactNode => <p>{useQuery({ queryKey: ['mine'] }).error?.message}</p>;
    renderWithPlatform(<Lost />);
    expect(await screen.findByText('No queryFn, and no call: ["mine"]')).toBeInTheDocument();
  });
});

it('useMutation with the options of a call makes it, with the input it is given', async () => {
  const End = (): ReactNode => {
    const { mutate, isSuccess } = useMutation(endSession.mutation());
    return (
      <button type="button" onClick={() => mutate({ params: { id: SESSION } })}>
        {isSuccess ? 'Ended' : 'End'}
      </button>
    );
  };
  renderWithPlatform(<End />, { answers: [answer(endSession, true), answer(sessions, [])] });
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Ended'));
  expect(fake.sent(endSession)).toEqual([{ params: { id: SESSION } }]);
});

it('the options are plain: what they name is the call, and its key begins with the path', () => {
  expect(titles.query({})).toEqual({
    queryKey: [titles.path, {}],
    meta: { call: titles, input: {}, access: 'anyone' },
  });
  expect(lightCall('GET', '/Travel/trips', 'person').query({}).queryKey).toEqual(['/Travel/trips', {}]);
  expect(countries.mutation()).toEqual({
    mutationKey: [countries.path],
    meta: { call: countries, access: countries.access },
  });
});
