import { calls, type SiteRemote } from '@phila/contract/calls';
import { notify, send, useMay } from '@phila/platform';
import { Button, Callout, classes } from '@phila/ui';
import { useState } from 'react';
import { ReasonDialog } from '../acts/reason-dialog.tsx';
import { MISSING, readingAgain, shown } from './release-acts.ts';
import { audienceOf, heldFor } from './release-words.ts';

const { letReleaseGo } = calls.administration;

/** Has the release that some have before others, and those that are held, with the way to let them go. */
export const GivenFirst = ({ remote }: { remote: SiteRemote }) => {
  const { name, title, version, rollout, pins, revision } = remote;
  const mayChange = useMay('site.remotes.write');
  const [letting, setLetting] = useState<string | null>(null);
  return (
    <>
      {rollout !== null && (
        <div className={classes('stack gap-8')}>
          <p>
            <strong>{rollout.version}</strong> is with {audienceOf(rollout)}.
          </p>
          {rollout.guard !== null && (
            <Callout
              tone="warning"
              title={
                rollout.stage === 'paused'
                  ? `${rollout.version} was taken back by itself`
                  : `${rollout.version} may be worse than ${version}`
              }
            >
              {rollout.guard}
            </Callout>
          )}
          {rollout.leftOut !== null && (
            <Callout tone="warning" title={`Pages leave ${rollout.version} out`}>
              {rollout.leftOut}
            </Callout>
          )}
        </div>
      )}
      {pins.map((pin) => (
        <div key={pin.version} className={classes('row wrap gap-12')}>
          <p>
            <strong>{pin.version}</strong> is held for {heldFor(pin)}.
          </p>
          {mayChange && (
            <Button size="small" onClick={() => setLetting(pin.version)}>
              Let {title} {pin.version} go
            </Button>
          )}
        </div>
      ))}
      {letting !== null && (
        <ReasonDialog
          title={`${title}: let ${letting} go`}
          sentence="They have what others have at their next page."
          label="Why it is let go"
          missing={MISSING}
          submit="Let it go"
          shown={shown}
          act={(reason) =>
            readingAgain(
              send(letReleaseGo, { params: { name, version: letting }, body: { revision, reason } }),
            )
          }
          onDone={() => notify({ severity: 'success', text: `${title} ${letting} is no longer held` })}
          onClose={() => setLetting(null)}
        />
      )}
    </>
  );
};
