import { render, screen } from '@testing-library/react';
import { useIsLoading } from '../chrome/chrome.ts';
import { startFake } from '../fake.tsx';
import { PlatformProviders } from '../mounting/platform-providers.tsx';
import { useLoading } from './use-loading.ts';

const Dialog = () => <p>{useIsLoading() ? 'Loading' : 'Ready'}</p>;
const Page = ({ active }: { active: boolean }) => {
  useLoading(active);
  return null;
};

describe('useLoading', () => {
  it('covers the screen as long as one page waits', () => {
    const pages = (first: boolean, second: boolean) => (
      <PlatformProviders>
        <Dialog />
        <Page active={first} />
        {second && <Page active />}
      </PlatformProviders>
    );
    startFake();
    const { rerender } = render(pages(true, true));
    expect(screen.getByText('Loading')).toBeInTheDocument();
    rerender(pages(true, false));
    expect(screen.getByText('Loading')).toBeInTheDocument();
    rerender(pages(false, false));
    expect(screen.getByText('Ready')).toBeInTheDocument();
  });
});
