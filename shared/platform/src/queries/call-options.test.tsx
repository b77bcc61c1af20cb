import { calls, lightCall } from '@phila/contract/calls';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMutation, useQueries, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from '../exchange/call-error.ts';
import { answer, fake, renderWithPlatform } from '../fake.tsx';
import { queryClient } from '../query-client/query-client.ts';
import { signIn, signOut } from '../session/session.ts';
import { tokenWith } from '../testing/token.ts';
import { PlatformProviders } from '../mounting/platform-providers.tsx';

const { profileName, sessions, endSession } = calls.account;
const { countries, titles } = calls.lookup;

const named = (firstName: string) => ({ firstName, lastName: 'Mokoena', osNo: null, orgIdGuid: null });

const product = {
  productId: 7,
  productName: 'First aid',
  sku: 'first-aid',
  categoryId: 1,
  categoryName: 'Courses',
  price: 890,
  productShortDescription: '',
  productDescription: '',
  imageUrl: '',
  link: '',
  owned: false,
  isBoughtOnce: false,
  isDelivered: false,
};

const SESSION = '01910000-0000-7000-8000-000000000001';

/** A page by a squad that knows react-query but not our code. */
const Name = (): ReactNode => {
  const { data, error, isPending } = useQuery(profileName.query({}));
  // The types agree: `firstName` of the answer, `status` of the error.
  return (
    <p>{data?.firstName ?? (error ? `refused with ${error.status}` : isPending ? 'Waiting' : 'Nothing')}</p>
  );
};

const End = (): ReactNode => {
  const { mutate, isSuccess } = useMutation(endSession.mutation());
  return (
    <button type="button" onClick={() => mutate({ params: { id: SESSION } })}>
      {isSuccess ? 'Ended' : 'End'}
    </button>
  );
};

describe('useQuery with the options of a call', () => {
  it('reads the call, once for all who read it', async () => {
    const Read = (): ReactNode => <p>{useQuery(profileName.query({})).data?.lastName ?? '…'}</p>;
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

  it('takes the options of react-query beside the input, and gives what `select` makes of the answer', async () => {
    const Initial = (): ReactNode => {
      const { data } = useQuery(profileName.query({}, { select: ({ firstName }) => firstName.length }));
      return <p>{data?.toFixed(1) ?? '…'}</p>;
    };
    renderWithPlatform(<Initial />, { answers: [answer(profileName, named('Thandi'))] });
    expect(await screen.findByText('6.0')).toBeInTheDocument();
  });

  it('is what each way of reading takes, with the type of the answer', async () => {
    const Suspended = (): ReactNode => <p>{useSuspenseQuery(profileName.query({})).data.firstName}</p>;
    const Several = (): ReactNode => {
      const [name, list] = useQueries({ queries: [profileName.query({}), titles.query({})] });
      return <p>{`${name.data?.lastName} of ${list.data?.length}`}</p>;
    };
    renderWithPlatform(
      <>
        <Suspended />
        <Several />
      </>,
      { answers: [answer(profileName, named('Thandi')), answer(titles, [])] },
    );
    expect(await screen.findByText('Thandi')).toBeInTheDocument();
    expect(await screen.findByText('Mokoena of 0')).toBeInTheDocument();
    await act(async () => {
      const { firstName } = await queryClient.ensureQueryData(profileName.query({}));
      const { lastName } = await queryClient.fetchQuery(profileName.query({}, { staleTime: Infinity }));
      await queryClient.prefetchQuery(titles.query({}));
      expect([firstName, lastName]).toEqual(['Thandi', 'Mokoena']);
    });
    expect(queryClient.getQueryData(profileName.query({}).queryKey)?.firstName).toBe('Thandi');
    expect([fake.sent(profileName).length, fake.sent(titles).length]).toEqual([1, 1]);
  });

  it.each([
    ['given with the call', () => profileName.query({}, { enabled: true })],
    ['spread over it', () => ({ ...profileName.query({}), enabled: () => true })],
  ])('stops with its session, whatever `enabled` is %s', async (_how, options) => {
    const Enabled = (): ReactNode => <p>{useQuery(options()).data?.firstName ?? 'Nobody'}</p>;
    renderWithPlatform(<Enabled />, { answers: [answer(profileName, named('Thandi'))] });
    await screen.findByText('Thandi');
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await act(() => signOut());
    expect(await screen.findByText('Nobody')).toBeInTheDocument();
    await act(() => queryClient.invalidateQueries());
    expect(fake.sent(profileName)).toHaveLength(1);
  });

  it('stays as it is where the page does not want it', async () => {
    const Unwanted = (): ReactNode => (
      <p>{useQuery(profileName.query({}, { enabled: false })).fetchStatus}</p>
    );
    renderWithPlatform(<Unwanted />);
    await act(() => queryClient.invalidateQueries());
    expect(screen.getByText('idle')).toBeInTheDocument();
    expect(fake.sent(profileName)).toEqual([]);
  });

  it('reads for a person, and what an open call tells one, as soon as they sign in over the page', async () => {
    const Product = (): ReactNode => {
      const { data } = useQuery(calls.shop.product.query({ params: { id: 7 } }));
      return <p>{data === undefined ? 'Waiting' : data.owned ? 'Owned' : 'To be bought'}</p>;
    };
    let owned = false;
    renderWithPlatform(
      <>
        <Name />
        <Product />
      </>,
      {
        signedIn: false,
        answers: [
          answer(profileName, named('Thandi')),
          answer(calls.shop.product, () => ({ ...product, owned })),
        ],
      },
    );
    expect(await screen.findByText('To be bought')).toBeInTheDocument();
    owned = true;
    await act(async () => signIn({ accessToken: tokenWith({ sub: SESSION }), refreshToken: 'r' }));
    expect(await screen.findByText('Thandi')).toBeInTheDocument();
    expect(await screen.findByText('Owned')).toBeInTheDocument();
  });

  it('says what is missing where a query neither has a function nor names a call', async () => {
    const Lost = (): ReactNode => <p>{useQuery({ queryKey: ['mine'] }).error?.message}</p>;
    renderWithPlatform(<Lost />);
    expect(await screen.findByText('No queryFn, and no call: ["mine"]')).toBeInTheDocument();
  });
});

describe('the idempotency key of a call that declares one', () => {
  const { adviceRequest } = calls.advice;
  const body = { topic: 'Retirement', message: 'How much?', whenToCall: 'Any time' } as const;
  const asked = { id: '1', topic: 'Retirement', message: '', whenToCall: '', createdAt: '' };
  const Ask = ({ name }: { name: string }): ReactNode => {
    const { mutate, isPending } = useMutation(adviceRequest.mutation());
    return (
      <button type="button" disabled={isPending} onClick={() => mutate({ body })}>
        {name}
      </button>
    );
  };
  const press = async (name: string) => {
    const before = fake.keys(adviceRequest).length;
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(fake.keys(adviceRequest)).toHaveLength(before + 1));
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  };

  it('is that of one filling of a form: the same until a write succeeds, and another one then', async () => {
    let fails = true;
    const lost = answer(adviceRequest, () => {
      if (!fails) return asked;
      throw new CallError(0, 'No reply');
    });
    renderWithPlatform(<Ask name="Ask" />, { answers: [lost] });
    await press('Ask');
    fails = false;
    await press('Ask');
    await press('Ask');
    const [first, again, next] = fake.keys(adviceRequest);
    expect(first).toMatch(/^[\d-]{16,64}$/);
    expect(again).toBe(first);
    expect(next).toMatch(/^[\d-]{16,64}$/);
    expect(next).not.toBe(first);
  });

  it('is another one for each form, and for a form that is opened again', async () => {
    const lost = answer(adviceRequest, () => {
      throw new CallError(0, 'No reply');
    });
    const shown = (forms: ReactNode) => <PlatformProviders>{forms}</PlatformProviders>;
    const { rerender } = renderWithPlatform(<p>Nothing yet</p>, { answers: [lost] });
    rerender(shown([<Ask key="1" name="One" />, <Ask key="2" name="Other" />]));
    await press('One');
    await press('Other');
    rerender(shown([<Ask key="3" name="One" />]));
    await press('One');
    expect(new Set(fake.keys(adviceRequest)).size).toBe(3);
  });

  it('is not sent with a call that declares none', async () => {
    renderWithPlatform(<End />, { answers: [answer(endSession, true)] });
    await userEvent.click(screen.getByRole('button', { name: 'End' }));
    await waitFor(() => expect(fake.keys(endSession)).toEqual([undefined]));
  });
});

it('a mutation fetches again what it says that it refreshes', async () => {
  let name = 'Thandi';
  const Rename = (): ReactNode => {
    const { mutate } = useMutation(endSession.mutation({ refreshes: [profileName] }));
    return (
      <button type="button" onClick={() => mutate({ params: { id: SESSION } })}>
        Rename
      </button>
    );
  };
  renderWithPlatform(
    <>
      <Name />
      <Rename />
    </>,
    {
      answers: [
        answer(profileName, () => named(name)),
        answer(endSession, () => {
          name = 'Lindiwe';
          return true;
        }),
      ],
    },
  );
  await screen.findByText('Thandi');
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByText('Lindiwe')).toBeInTheDocument();
});

it('useMutation with the options of a call makes it, with the input it is given', async () => {
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
    meta: { call: countries, access: countries.access, refreshes: [] },
  });
});
