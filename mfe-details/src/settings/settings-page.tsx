import { classes, Motif, Page, Surface } from '@phila/ui';
import { useEffect, useRef, useState } from 'react';
import { Appearance } from './appearance/appearance.tsx';
import { ChangePassword } from './change-password/change-password.tsx';
import Consents from './consents/index.tsx';
import { AccountDeletion } from './deletion/account-deletion.tsx';
import { Sessions } from './sessions/sessions.tsx';
import { YourData } from './your-data/your-data.tsx';
import styles from './settings-page.module.css';

/** Stands where the settings were; the button at their foot, and the focus on it, went with them. */
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
          We have mailed you a receipt that says what the law makes us keep, and until when. Thank you for the
          time you spent with us. Hamba kahle, go well.
        </p>
      </Surface>
    </Page>
  );
};

/** Account settings (specification: settings): password, sessions, the person's own data, consents, looks, and the end of it all. */
const SettingsPage = () => {
  const [deleted, setDeleted] = useState(false);
  if (deleted) return <Deleted />;
  return (
    <Page
      title="Settings"
      sentence="Your password, where you are signed in, what we hold about you, and how you leave."
    >
      <div className={classes('stack align-start gap-24', styles.columns)}>
        <div className={classes('stack gap-24')}>
          <ChangePassword />
          <Sessions />
        </div>
        <div className={classes('stack gap-24')}>
          <YourData />
          <Consents />
          <Appearance />
          <AccountDeletion onDeleted={() => setDeleted(true)} />
        </div>
      </div>
    </Page>
  );
};

export default SettingsPage;
