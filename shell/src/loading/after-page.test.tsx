import { calls } from '@phila/contract/calls';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { prefetchReads } from '@phila/platform/host';
import { act, screen } from '@testing-library/react';
import { ShellContext } from '../shell-context.ts';
import { everything } from '../testing/declarations.ts';
import { fakeRemotes } from '../testing/render-shell.tsx';
import { useAfterPage } from './after-page.ts';

const { titles } = calls.lookup;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const Late = () => <p>{useAfterPage() ? 'Now' : 'Not yet'}</p>;

const draw = (isComing: () => boolean, titlesAnswer: Promise<never[]> = Promise.resolve([])) => {
  const where = { kind: 'not-found', layout: 'public', access: 'anyone', title: '' } as const;
  const viewer = { signedIn: false, isAdministrator: false };
  const remotes = fakeRemotes({ isComing });
  renderWithPlatform(
    <ShellContext value={{ registry: everything, remotes, pathname: '/', where, viewer, overridden: [] }}>
      <Late />
    </ShellContext>,
    { signedIn: false, answers: [answer(titles, () => titlesAnswer)] },
  );
};

const after = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

it('waits for the page of a remote', async () => {
  let isComing = true;
  draw(() => isComing);
  await after(2_000);
  expect(screen.getByText('Not yet')).toBeInTheDocument();
  isComing = false;
  await after(300);
  expect(screen.getByText('Now')).toBeInTheDocument();
});

it('waits for reads in progress', async () => {
  let come: (rows: never[]) => void = () => undefined;
  const coming = new Promise<never[]>((resolve) => {
    come = resolve;
  });
  draw(() => false, coming);
  prefetchReads([{ call: titles }]);
  await after(2_000);
  expect(screen.getByText('Not yet')).toBeInTheDocument();
  come([]);
  await after(300);
  expect(screen.getByText('Now')).toBeInTheDocument();
});

it('waits no longer than ten seconds', async () => {
  draw(() => true);
  await after(10_500);
  expect(screen.getByText('Now')).toBeInTheDocument();
});
