import { refusalOf } from '@phila/contract/permissions';
import { CallError } from '@phila/platform';
import { classes, Confirm, useConfirmedWrite } from '@phila/ui';
import { useState } from 'react';
import { beginOverride, declineOverride } from './begin-override.ts';
import type { Override } from './override.ts';
import styles from './override-request.module.css';

const sentenceOn = (error: unknown): string => {
  if (error instanceof CallError && (error.status === 401 || error.status === 403))
    return `${refusalOf('site.remotes.write')} Sign in with it and open the address again.`;
  return error instanceof Error ? error.message : 'It did not work.';
};

/** Asks before running code from the developer's own machine, as another person's link could request it. */
export const OverrideRequest = ({ override }: { override: Override }) => {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isGone, setGone] = useState(false);
  const { write, dialog } = useConfirmedWrite();
  const begin = async (): Promise<void> => {
    setRefusal(null);
    try {
      await write(() => beginOverride(override));
    } catch (error) {
      setRefusal(sentenceOn(error));
    }
  };
  if (isGone) return null;
  return (
    <>
      <Confirm
        title={`Use your own build of ${override.name}?`}
        confirm="Use my build"
        cancel="Keep the released one"
        onCancel={() => {
          setGone(true);
          declineOverride();
        }}
        onConfirm={() => void begin()}
      >
        <div className={classes('grid gap-12')}>
          <p>
            This page asks to load code from <strong>{override.address}</strong>, on your own machine, and to
            run it as you. Only go on if you started that build yourself.
          </p>
          {refusal !== null && (
            <p role="alert" className={classes('pad-y-8 pad-x-12 strong', styles.refusal)}>
              {refusal}
            </p>
          )}
        </div>
      </Confirm>
      {dialog}
    </>
  );
};
