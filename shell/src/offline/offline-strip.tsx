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

/** Reads that failed while there was no connection are made again. */
const retryFailedReads = (): void =>
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });

/** Says that there is no connection, for as long as that is so; after it, what could not be read is read again. */
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
