import { calls } from '@phila/contract/calls';
import { serviceNow, southAfricanInput } from '@phila/contract/format';
import { send, useProfileName, useSession } from '@phila/platform';
import { useIsInterrupted } from '@phila/platform/host';
import { Button, classes, Icon } from '@phila/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../declarations/well-known.ts';
import styles from './viewing-banner.module.css';

interface ViewingBannerProps {
  /** Time in ISO 8601. */
  endsAt: string;
  /** Drops the viewing and returns to administration. */
  leave: () => void;
}

/** Banner shown throughout, as these are another person's pages and nothing can be changed. */
const ViewingBanner = ({ endsAt, leave }: ViewingBannerProps) => {
  const name = useProfileName();
  const { signedIn } = useSession();
  const isInterrupted = useIsInterrupted();
  const [isStopping, setStopping] = useState(false);

  // Stops the viewing on sign-out: the administrator stays signed in and returns to administration.
  const signsOut = useLocation().pathname === paths.signOut;
  const stop = async () => {
    try {
      await send(calls.identity.stopViewing, {});
    } catch {
      // Leaves in any case: the token is dropped here, and expires at the service.
    }
    leave();
  };
  const stopNow = useEffectEvent(stop);
  useEffect(() => {
    if (signsOut) void stopNow();
  }, [signsOut]);

  // True once the service refuses the token: stopped elsewhere, expired, or no longer allowed.
  const isOver = (!signedIn || isInterrupted) && !isStopping && !signsOut;
  useEffect(() => {
    if (isOver) leave();
  }, [isOver, leave]);
  useEffect(() => {
    const timer = setTimeout(leave, Math.max(0, Date.parse(endsAt) - serviceNow()));
    return () => clearTimeout(timer);
  }, [endsAt, leave]);

  return (
    <section
      aria-label="Seen by support"
      className={classes('row middle gap-12 pad-y-6 pad-x-16 small', styles.banner)}
    >
      <Icon name="eye" size={18} />
      <p className={classes('lines-14')}>
        You see the portal as{' '}
        <strong>{name === null ? 'this person' : `${name.firstName} ${name.lastName}`}</strong> does, read
        only, until {southAfricanInput(endsAt).slice(11, 16)}.
      </p>
      <Button
        type="inherit"
        size="small"
        className={classes('rigid')}
        loading={isStopping}
        onClick={() => {
          setStopping(true);
          void stop();
        }}
      >
        Stop
      </Button>
    </section>
  );
};
export default ViewingBanner;
