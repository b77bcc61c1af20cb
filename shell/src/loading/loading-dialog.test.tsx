import { useLoading } from '@phila/platform';
import { renderWithPlatform } from '@phila/platform/fake';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { LoadingDialog } from './loading-dialog.tsx';

const Page = () => {
  const [busy, setBusy] = useState(false);
  useLoading(busy);
  useEffect(() => {
    const finish = () => setBusy(false);
    window.addEventListener('finish', finish);
    return () => window.removeEventListener('finish', finish);
  }, []);
  return (
    <button type="button" onClick={() => setBusy(true)}>
      Begin
    </button>
  );
};

describe('the loading dialog', () => {
  it('takes the screen while the flag is set, and gives the focus back', async () => {
    const user = userEvent.setup();
    renderWithPlatform(
      <>
        <Page />
        <LoadingDialog />
      </>,
      { signedIn: false },
    );
    const button = screen.getByRole('button', { name: 'Begin' });
    await user.click(button);
    expect(screen.getByRole('dialog', { name: 'Loading' })).toHaveFocus();
    await user.tab();
    expect(button).not.toHaveFocus();
    act(() => void window.dispatchEvent(new Event('finish')));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });
});
