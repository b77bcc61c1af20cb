import { queryClient } from '@phila/platform/host';
import { classes, Icon } from '@phila/ui';
import { useEffect, useSyncExternalStore } from 'react';
import styles from './offline-strip.module.css';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Repeats reads that failed while offline. */
const retryFailedReads = (): void =>
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });

/** Strip shown while offline; back online, it repeats failed reads. */
export const OfflineStrip = () => {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  useEffect(() => {
    window.addEventListener('online', retryFailedReads);
    return () => window.removeEventListener('online', retryFailedReads);
  }, []);
  return (
    <output
      className={classes(
        'row middle gap-8 pad-y-8 pad-x-16 on-card rule-below small warning line-20',
        styles.strip,
      )}
      data-shown={!isOnline}
    >
      {!isOnline && (
        <>
          <Icon name="warning" size={18} />
          You are offline. What you see may be out of date, and nothing can be saved until you are back.
        </>
      )}
    </output>
  );
};
