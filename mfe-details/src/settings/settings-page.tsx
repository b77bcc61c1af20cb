import { classes, Motif, Page, Surface } from '@phila/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Appearance } from './appearance/appearance.tsx';
import { ChangePassword } from './change-password/change-password.tsx';
import Consents from './consents/index.tsx';
import { AccountDeletion } from './deletion/account-deletion.tsx';
import { Notifications } from './notifications/notifications.tsx';
import { SecondFactor } from './second-factor/second-factor.tsx';
import { SignInDetails } from './sign-in-details/sign-in-details.tsx';
import { Sessions } from './sessions/sessions.tsx';
import { SettingsSection } from './settings-section.tsx';
import { YourData } from './your-data/your-data.tsx';
import styles from './settings-page.module.css';

/** Replaces the settings, and takes the focus of the button that went with them. */
const Deleted = () => {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    words.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, []);
  return (
    <Page
      title="Your account was deleted"
      sentence="In a moment you will be on the home page."
      width="reading"
    >
      <Surface label="Your account was deleted">
        <Motif variant="band" />
        <p ref={words} className={classes('above-24', styles.farewell)} tabIndex={-1}>
          We have emailed you a receipt that says what the law makes us keep, and until when. Thank you for
          the time you spent with us. Hamba kahle, go well.
        </p>
      </Surface>
    </Page>
  );
};

interface Section {
  id: string;
  title: string;
  sentence: string;
  content: (onDeleted: () => void) => ReactNode;
}

const sections: readonly Section[] = [
  {
    id: 'appearance',
    title: 'Appearance',
    sentence: 'Light or dark, or the same as your device.',
    content: () => <Appearance />,
  },
  {
    id: 'security',
    title: 'Sign-in and security',
    sentence: 'Your email address and mobile number, your password, and what you confirm with beside it.',
    content: () => (
      <div className={classes('stack gap-24')}>
        <SignInDetails />
        <ChangePassword />
        <SecondFactor />
      </div>
    ),
  },
  {
    id: 'devices',
    title: 'Devices',
    sentence: 'Every browser and phone that is signed in to your account.',
    content: () => <Sessions />,
  },
  {
    id: 'notifications',
    title: 'Notifications',
    sentence: 'What we tell you about, and how.',
    content: () => <Notifications />,
  },
  {
    id: 'privacy',
    title: 'Privacy',
    sentence: 'What you agreed to, and may change at any time.',
    content: () => <Consents />,
  },
  {
    id: 'your-data',
    title: 'Your data',
    sentence: 'A copy of everything that we hold about you.',
    content: () => <YourData />,
  },
  {
    id: 'account-deletion',
    title: 'Account Deletion',
    sentence: 'Delete your account and everything in it.',
    content: (onDeleted) => <AccountDeletion onDeleted={onDeleted} />,
  },
];

/** Account settings (specification: settings), from password and sessions to deleting the account. */
const SettingsPage = () => {
  const [deleted, setDeleted] = useState(false);
  if (deleted) return <Deleted />;
  return (
    <Page
      title="Settings"
      sentence="How the pages look, how you sign in and where, and what we hold about you."
    >
      <nav aria-label="Sections of the settings">
        <ul className={classes('row wrap gap-4 gap-x-24 below-16')}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link to={`/settings#${id}`} className={classes('block pad-y-6 action')}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title, sentence, content }) => (
        <SettingsSection key={id} id={id} title={title} sentence={sentence}>
          {content(() => setDeleted(true))}
        </SettingsSection>
      ))}
    </Page>
  );
};

export default SettingsPage;
