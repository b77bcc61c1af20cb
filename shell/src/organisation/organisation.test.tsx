import { calls } from '@phila/contract/calls';
import { answer } from '@phila/platform/fake';
import { startOrganisation } from '@phila/platform/host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { drawPage, renderShell } from '../testing/render-shell.tsx';

const GUID = '01910000-0000-7000-8000-000000000042';
const karoo = {
  osNo: 42,
  osName: 'Karoo Wind Farms',
  logo: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  backgroundImage: null,
  primaryColor: '#0b6b58',
  secondaryColor: '#c2561a',
};

describe('an organisation’s link', () => {
  it('says that it is being linked, then shows the organisation', async () => {
    let come: (organisation: typeof karoo) => void = () => {};
    const coming = new Promise<typeof karoo>((resolve) => {
      come = resolve;
    });
    renderShell({
      path: `/sign-in?Organization=${GUID}`,
      signedIn: false,
      answers: [answer(calls.organisation.organisation, () => coming)],
    });
    drawPage('<h1>Sign in</h1>');
    act(() => void startOrganisation());
    expect(await screen.findByText('Linking you to your organization')).toBeInTheDocument();
    expect(screen.getByText('Sign in')).not.toBeVisible();
    await act(async () => come(karoo));
    await waitFor(() =>
      expect(screen.queryByText('Linking you to your organization')).not.toBeInTheDocument(),
    );
    expect(screen.getByText('Sign in')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Karoo Wind Farms' })).toBeInTheDocument();
  });

  it('puts the organisation’s logo on the landing page, on a white background', async () => {
    renderShell({
      path: `/?Organization=${GUID}`,
      signedIn: false,
      answers: [answer(calls.organisation.organisation, karoo)],
    });
    drawPage('<h1>Home</h1>');
    await act(() => startOrganisation());
    const logo = await screen.findByRole('img', { name: 'Karoo Wind Farms' });
    expect(logo).toHaveAttribute('data-on', 'chrome');
    expect(screen.getByRole('banner')).toContainElement(logo);
  });
});

describe('a person of an organisation', () => {
  it('reads its name in the header of the portal', async () => {
    renderShell({
      path: '/dashboard',
      osNo: 42,
      answers: [
        answer(calls.account.profileName, {
          firstName: 'Sipho',
          lastName: 'Dlamini',
          osNo: 42,
          orgIdGuid: GUID,
        }),
        answer(calls.organisation.organisation, karoo),
      ],
    });
    await act(() => startOrganisation().ready);
    expect(await within(screen.getByRole('banner')).findByText('Karoo Wind Farms')).toBeInTheDocument();
  });
});
