import { calls } from '@phila/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CallError } from '../exchange/call-error.ts';
import { answer, fake, renderWithPlatform } from '../fake.tsx';
import { PlatformProviders } from '../mounting/platform-providers.tsx';
import { prefetchReads } from './prefetch-reads.ts';

const { genders, titles } = calls.lookup;

const Titles = (): ReactNode => {
  const { data, isPending } = useQuery(titles.query({}));
  return <p>{isPending ? 'Waiting' : `${data?.length ?? 'no'} titles`}</p>;
};

/** A page rendered after another one. */
const shown = (
  <PlatformProviders>
    <Titles />
  </PlatformProviders>
);

describe('prefetchReads', () => {
  it('asks once, and has the answer there for who shows it', async () => {
    const { rerender } = renderWithPlatform(<p>Nothing yet</p>, {
      answers: [answer(titles, []), answer(genders, [])],
    });
    prefetchReads([{ call: titles }, { call: genders }]);
    await waitFor(() => expect(fake.sent(titles)).toHaveLength(1));
    rerender(shown);
    expect(await screen.findByText('0 titles')).toBeInTheDocument();
    expect([fake.sent(titles).length, fake.sent(genders).length]).toEqual([1, 1]);
  });

  it('leaves a refusal to who shows it, who asks again', async () => {
    const refused = answer(titles, () => {
      throw new CallError(404, 'Not there');
    });
    const { rerender } = renderWithPlatform(<p>Nothing yet</p>, { answers: [refused] });
    prefetchReads([{ call: titles }]);
    await waitFor(() => expect(fake.sent(titles)).toHaveLength(1));
    fake.answer(answer(titles, []));
    rerender(shown);
    expect(await screen.findByText('0 titles')).toBeInTheDocument();
    expect(fake.sent(titles)).toHaveLength(2);
  });
});
