import { calls } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { OfflineStrip } from './offline-strip.tsx';

const connection = (online: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
afterEach(() => jest.restoreAllMocks());

const Titles = () => {
  const { data, isError } = useQuery(calls.lookup.titles.query({}));
  return <p>{isError ? 'Failed' : (data?.[0]?.titleType ?? 'Waiting')}</p>;
};

it('shows that there is no connection, and repeats failed reads once it is back', async () => {
  const failed = answer(calls.lookup.titles, () => {
    throw new CallError(0, 'We cannot reach the service.');
  });
  renderWithPlatform(
    <>
      <OfflineStrip />
      <Titles />
    </>,
    { answers: [failed] },
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  connection(false);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  expect(await screen.findByText('Failed')).toBeInTheDocument();
  fake.answer(answer(calls.lookup.titles, [{ titleTypeNo: 1, titleType: 'Mr' }]));
  connection(true);
  expect(await screen.findByText('Mr')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
