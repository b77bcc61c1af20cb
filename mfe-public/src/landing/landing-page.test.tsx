import { brand } from '@phila/contract/brand';
import { store } from '@phila/platform';
import { renderWithPlatform } from '@phila/platform/fake';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { violations } from '../testing/accessibility.ts';
import LandingPage from './landing-page.tsx';

const show = (signedIn = false) => renderWithPlatform(<LandingPage />, { signedIn });

describe('the landing page', () => {
  it('says what it is for and the tagline, and offers an account to a visitor', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your money, your career and your papers, in one place',
    );
    expect(screen.getByText(brand.tagline)).toBeInTheDocument();
    const invitations = screen.getAllByRole('link', { name: 'Create your account' });
    expect(invitations.map((link) => link.getAttribute('href'))).toEqual(['/sign-up']);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
  });

  it('has the three service areas in the section that the footer leads to', () => {
    show();
    const services = within(screen.getByRole('region', { name: 'Three parts of a life in order' }));
    expect(services.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Wealth Creation',
      'My Career',
      'Organise Phila',
    ]);
  });

  it('names the organisation of the link beside the tagline', () => {
    show();
    const hero = within(screen.getAllByRole('banner')[0] as HTMLElement);
    expect(hero.queryByText('Umoya Energy')).not.toBeInTheDocument();
    act(
      () =>
        void store.dispatch({
          type: 'organisation/organisationCame',
          payload: {
            name: 'Umoya Energy',
            logo: null,
            background: null,
            primaryColor: '#0B6E4F',
            secondaryColor: '#F2A541',
          },
        }),
    );
    expect(hero.getByText('Umoya Energy')).toBeInTheDocument();
  });

  it('answers before anything is chosen, and follows what is', () => {
    show();
    const answer = within(screen.getByRole('region', { name: 'What a little each month becomes' }));
    const said = () => answer.getByRole('status').textContent?.replaceAll('\u00a0', ' ');
    expect(said()).toBe('R 500 a month for 20 years becomesR 260 463');
    fireEvent.click(answer.getByRole('button', { name: 'R\u00a01\u00a0000' }));
    fireEvent.click(answer.getByRole('button', { name: '30\u00a0years' }));
    expect(said()).toBe('R 1 000 a month for 30 years becomesR 1 219 971');
    expect(answer.getByRole('button', { name: '30\u00a0years' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('has the sections that the footer leads to, and ends with the employer and the person’s own information', () => {
    const { container } = show();
    expect(container.querySelector('#products #learning')).toHaveTextContent('Learn it in an evening');
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .slice(-2)
        .map(({ textContent }) => textContent),
    ).toEqual(['Did your employer send you?', 'Your information stays yours']);
  });

  it('leaves a place for the sections of other remotes', () => {
    const { container } = show();
    expect(container.querySelectorAll('[data-slot="landing"]')).toHaveLength(1);
  });

  it('does not invite a signed-in person to create an account', () => {
    show(true);
    expect(screen.queryByRole('link', { name: 'Create your account' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to my pages' })).toBeInTheDocument();
    expect(screen.queryByText(/An account is free/)).not.toBeInTheDocument();
  });

  it('has nothing for axe to find', async () => {
    show();
    expect(await violations()).toEqual([]);
  });
});
