import { act, screen } from '@testing-library/react';
import { renderWithPlatform, startFake } from '../fake.tsx';
import { useSession } from '../session/use-session.ts';
import { choiceInBrowser, keepChoice } from './choice.ts';
import { useAnalyticsConsent } from './use-choice.ts';

const Harness = () => {
  const { userId } = useSession();
  return <p data-user={userId}>{String(useAnalyticsConsent())}</p>;
};
const THE_PERSON = '01910000-0000-7000-8000-000000000001';

it('is unknown at first, and then what was said', () => {
  renderWithPlatform(<Harness />, { signedIn: false });
  expect(screen.getByText('null')).toBeInTheDocument();
  act(() => keepChoice({ analytics: false, owner: null }));
  expect(screen.getByText('false')).toBeInTheDocument();
  act(() => keepChoice({ analytics: true, owner: null }));
  expect(screen.getByText('true')).toBeInTheDocument();
});

it('is not another account’s', () => {
  renderWithPlatform(<Harness />);
  act(() => keepChoice({ analytics: true, owner: 'somebody else' }));
  expect(screen.getByText('null')).toBeInTheDocument();
  act(() => keepChoice({ analytics: true, owner: THE_PERSON }));
  expect(screen.getByText('true')).toBeInTheDocument();
});

it.each([
  '',
  'yes',
  '{"analytics":"yes","version":"1.0"}',
  '{"analytics":true,"version":"0.1"}',
  'null',
  '3',
])('takes %j in the browser for nothing said', (text) => {
  startFake({ signedIn: false });
  window.localStorage.setItem('phila.choices', text);
  expect(choiceInBrowser()).toBeNull();
});
