import { calls, type NotificationKind, notificationKinds, notificationWords } from '@phila/contract/calls';
import { messageOf, navigate, send, useIsHydrated, useLoading } from '@phila/platform';
import { Button, classes } from '@phila/ui';
import { useState } from 'react';
import { EmailsBeforeScript } from '../authentication/pages-of-links.tsx';
import { Panel } from '../authentication/panel.tsx';
import { useFragment } from '../authentication/use-fragment.ts';

const { unsubscribe } = calls.messaging;

interface Link {
  token: string;
  /** Kinds of email; empty if a mail program cut them off. */
  kinds: readonly NotificationKind[];
}

const linkIn = (hash: string): Link | null => {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const token = parameters.get('token');
  const named = (parameters.get('kinds') ?? '').split(' ');
  return token === null ? null : { token, kinds: notificationKinds.filter((kind) => named.includes(kind)) };
};

const Kinds = ({ kinds }: { kinds: readonly NotificationKind[] }) => (
  <ul className={classes('grid gap-8 below-24')}>
    {kinds.map((kind) => (
      <li key={kind}>
        <span className={classes('bold')}>{notificationWords[kind].title}.</span>{' '}
        {notificationWords[kind].text}
      </li>
    ))}
  </ul>
);

const SettingsButton = ({ primary = false }: { primary?: boolean }) => (
  <Button
    type={primary ? 'primary' : 'default'}
    size="large"
    onClick={() => navigate('/settings#notifications')}
  >
    Open Settings
  </Button>
);

const Stop = ({ link: { token, kinds } }: { link: Link }) => {
  const [stopped, setStopped] = useState<readonly NotificationKind[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  useLoading(isBusy);
  const stop = async () => {
    setRefusal(null);
    setBusy(true);
    try {
      setStopped((await send(unsubscribe, { body: { token } })).kinds);
    } catch (failure) {
      setRefusal(messageOf(failure, 'We could not stop these emails. Please try again.'));
    } finally {
      setBusy(false);
    }
  };
  if (stopped !== null)
    return (
      <Panel
        title="These emails are stopped"
        sentence="You can turn them on again in Settings, under Notifications."
      >
        <Kinds kinds={stopped} />
        <SettingsButton primary />
      </Panel>
    );
  return (
    <Panel
      title="Stop these emails?"
      sentence="Emails about your account, your orders and your data still reach you."
    >
      <Kinds kinds={kinds} />
      <div className={classes('flex wrap gap-12')}>
        <Button type="primary" size="large" aria-disabled={isBusy} onClick={() => !isBusy && void stop()}>
          Stop these emails
        </Button>
        <SettingsButton />
      </div>
      <p role="alert" className={classes('above-16 danger')}>
        {refusal}
      </p>
    </Panel>
  );
};

const ByLink = () => {
  const { link } = useFragment(linkIn);
  if (link === null)
    return (
      <Panel
        title="Open the link in your email again"
        sentence="This page does not keep the link. Open it again from the email, or choose your emails in Settings, under Notifications."
      >
        <SettingsButton primary />
      </Panel>
    );
  return <Stop link={link} />;
};

/** Unsubscribes by the link in a mail's foot (specification: settings). */
export default function UnsubscribePage() {
  return useIsHydrated() ? <ByLink /> : <EmailsBeforeScript />;
}
