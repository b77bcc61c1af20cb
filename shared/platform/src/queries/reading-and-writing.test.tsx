import { calls } from '@phila/contract/calls';
import { useMutation, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CallError } from '../exchange/call-error.ts';
import { answer, fake, renderWithPlatform } from '../fake.tsx';
import { signOut } from '../session/session.ts';
import { useProfileName } from '../person/use-profile-name.ts';
import { refreshReads } from './kept-reads.ts';

const { profileName, sessions, endSession } = calls.account;
const { titles } = calls.lookup;

const named = (firstName: string) => ({ firstName, lastName: 'Mokoena', osNo: null, orgIdGuid: null });

const Name = (): ReactNode => {
  const { data, error, isPending } = useQuery(profileName.query({}));
  return <p>{data ? `Hello ${data.firstName}` : (error?.message ?? (isPending ? 'Waiting' : 'Nothing'))}</p>;
};

const Titles = (): ReactNode => <p>{useQuery(titles.query({})).data?.length ?? 'no'} titles</p>;

const Profile = (): ReactNode => <p>Profile of {useProfileName()?.firstName ?? 'nobody'}</p>;

describe('a read', () => {
  it('gives the value, asked once for all who want it', async () => {
    renderWithPlatform(
      <>
        <Name />
        <Name />
        <Profile />
      </>,
      { answers: [answer(profileName, named('Thandi'))] },
    );
    expect(await screen.findAllByText('Hello Thandi')).toHaveLength(2);
    expect(screen.getByText('Profile of Thandi')).toBeInTheDocument();
    expect(fake.sent(profileName)).toHaveLength(1);
  });

  it('asks again for what changed while its first answer was on its way', async () => {
    const answers: ((name: string) => void)[] = [];
    const late = answer(
      profileName,
      () => new Promise((resolve) => answers.push((name) => resolve(named(name)))),
    );
    renderWithPlatform(<Name />, { answers: [late] });
    await waitFor(() => expect(answers).toHaveLength(1));
    const refreshed = refreshReads([profileName]);
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => {
      answers[0]?.('Before');
      answers[1]?.('After');
      await refreshed;
    });
    expect(await screen.findByText('Hello After')).toBeInTheDocument();
  });

  it('gives the error', async () => {
    const down = answer(profileName, () => {
      throw new CallError(503, 'We are down for a moment');
    });
    renderWithPlatform(<Name />, { answers: [down] });
    expect(await screen.findByText('We are down for a moment')).toBeInTheDocument();
  });

  it('while no one is signed in, asks for what anyone may read and for nothing of a person', async () => {
    renderWithPlatform(
      <>
        <Name />
        <Titles />
      </>,
      { signedIn: false, answers: [answer(titles, [])] },
    );
    expect(await screen.findByText('0 titles')).toBeInTheDocument();
    expect(fake.sent(profileName)).toEqual([]);
  });

  it('shows nothing of the person any more, on pages still shown, once they signed out', async () => {
    renderWithPlatform(
      <>
        <Name />
        <Titles />
      </>,
      { answers: [answer(profileName, named('Thandi')), answer(titles, [])] },
    );
    await screen.findByText('Hello Thandi');
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await act(() => signOut());
    await waitFor(() => expect(screen.queryByText('Hello Thandi')).not.toBeInTheDocument());
    expect(screen.getByText('0 titles')).toBeInTheDocument();
    expect([fake.sent(profileName), fake.sent(titles)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('does not show what an open call told a person once that person has signed out', async () => {
    const Product = (): ReactNode => {
      const { data } = useQuery(calls.shop.product.query({ params: { id: 7 } }));
      return <p>{data === undefined ? 'Waiting' : data.owned ? 'Owned' : 'To be bought'}</p>;
    };
    let owned = true;
    const product = () => ({
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
      owned,
      isBoughtOnce: false,
      isDelivered: false,
    });
    renderWithPlatform(<Product />, { answers: [answer(calls.shop.product, product)] });
    expect(await screen.findByText('Owned')).toBeInTheDocument();
    owned = false;
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await act(() => signOut());
    expect(await screen.findByText('To be bought')).toBeInTheDocument();
    expect(fake.sent(calls.shop.product)).toHaveLength(2);
  });

  it('drops an answer that comes after the person left', async () => {
    let come: () => void = () => undefined;
    const slow = answer(profileName, () => new Promise((resolve) => (come = () => resolve(named('Thandi')))));
    renderWithPlatform(<Name />, { answers: [slow] });
    await waitFor(() => expect(fake.sent(profileName)).toHaveLength(1));
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await act(() => signOut());
    await act(async () => come());
    expect(screen.queryByText(/Thandi/)).not.toBeInTheDocument();
  });
});

describe('a write', () => {
  const EndFirst = (): ReactNode => {
    const { data = [] } = useQuery(sessions.query({}));
    const { mutate, error, isPending } = useMutation(endSession.mutation({ refreshes: [sessions] }));
    return (
      <>
        <p>{data.length} places</p>
        <button
          type="button"
          disabled={isPending}
          onClick={() => mutate({ params: { id: data[0]?.id ?? '' } })}
        >
          End
        </button>
        <p role="alert">{error?.message}</p>
      </>
    );
  };
  const place = (id: string) => ({
    id,
    userAgent: 'x',
    network: 'x',
    createdAt: 'x',
    lastUsedAt: 'x',
    current: false,
  });
  const first = '01910000-0000-7000-8000-00000000000a';
  const second = '01910000-0000-7000-8000-00000000000b';

  it('makes the call, and what it changed is read again', async () => {
    let open = [place(first), place(second)];
    const user = userEvent.setup();
    renderWithPlatform(<EndFirst />, {
      answers: [
        answer(sessions, () => open),
        answer(endSession, ({ params }) => {
          open = open.filter(({ id }) => id !== params.id);
          return true;
        }),
      ],
    });
    await screen.findByText('2 places');
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('1 places')).toBeInTheDocument();
    expect(fake.sent(endSession)).toEqual([{ params: { id: first } }]);
  });

  it('keeps its idempotency key until it succeeds, where its call declares one', async () => {
    const Add = (): ReactNode => {
      const { mutate, isPending } = useMutation(calls.advice.adviceRequest.mutation());
      const body = { topic: 'Retirement', message: 'How much?', whenToCall: 'Any time' } as const;
      return (
        <button type="button" disabled={isPending} onClick={() => mutate({ body })}>
          Add
        </button>
      );
    };
    let fails = true;
    const asked = { id: '1', topic: 'Retirement', message: '', whenToCall: '', createdAt: '' };
    const user = userEvent.setup();
    renderWithPlatform(<Add />, {
      answers: [
        answer(calls.advice.adviceRequest, () => {
          if (!fails) return asked;
          throw new CallError(0, 'No reply');
        }),
      ],
    });
    const press = async (times: number) => {
      await user.click(screen.getByRole('button'));
      await waitFor(() => expect(fake.keys(calls.advice.adviceRequest)).toHaveLength(times));
      await waitFor(() => expect(screen.getByRole('button')).toBeEnabled());
    };
    await press(1);
    fails = false;
    await press(2);
    await press(3);
    const [first, second, third] = fake.keys(calls.advice.adviceRequest);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('says what went wrong, and tries only when asked to', async () => {
    const user = userEvent.setup();
    renderWithPlatform(<EndFirst />, {
      answers: [
        answer(sessions, [place(first)]),
        answer(endSession, () => {
          throw new CallError(0, 'We cannot reach the service.');
        }),
      ],
    });
    await screen.findByText('1 places');
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('We cannot reach the service.')).toBeInTheDocument();
    expect(fake.sent(endSession)).toHaveLength(1);
    fake.answer(answer(endSession, true));
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement());
    expect(fake.sent(sessions)).toHaveLength(2);
  });
});
