import { calls, type SiteRemote } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { notify, send, useMay } from '@phila/platform';
import { Button, Callout, classes } from '@phila/ui';
import { useState } from 'react';
import { ReasonDialog } from '../acts/reason-dialog.tsx';
import { PurgeDialog } from './purge-dialog.tsx';
import { MISSING, readingAgain, shown } from './release-acts.ts';

const { makeReleaseLive, rollReleaseOut, setTwoPeople } = calls.administration;

type Asked = NonNullable<SiteRemote['asked']>;

/** Text of a change that somebody asked for: "asks to put 1.2.0 in use". */
const wishOf = ({ version, isPurge, audience }: Asked): string => {
  if (version === null) return 'asks that one person is enough';
  if (isPurge) return `asks to purge ${version}`;
  if (audience === null) return `asks to put ${version} in use`;
  return audience.to === 'percent'
    ? `asks to give ${version} to ${audience.percent}% of visitors`
    : `asks to give ${version} to people of some organisations`;
};

/** The question that another person confirms, or that waits for one. */
const Request = ({ remote, asked }: { remote: SiteRemote; asked: Asked }) => {
  const { name, title, version: inUse, revision } = remote;
  const { version, isPurge, audience } = asked;
  const mayChange = useMay('site.remotes.write');
  const [isConfirming, setConfirming] = useState(false);
  const params = { name };
  const act = (reason: string): Promise<unknown> => {
    if (version === null) return send(setTwoPeople, { params, body: { twoPeople: false, reason } });
    return audience === null
      ? send(makeReleaseLive, { params, body: { version, inUse, reason } })
      : send(rollReleaseOut, { params, body: { version, audience, revision, reason } });
  };
  const label =
    version === null ? 'Confirm that one is enough' : `Confirm ${isPurge ? 'purging ' : ''}${version}`;
  return (
    <Callout
      tone="warning"
      title={`${asked.by ?? 'An account that is gone'} ${wishOf(asked)}`}
      action={
        mayChange && !asked.isOwn ? <Button onClick={() => setConfirming(true)}>{label}</Button> : undefined
      }
    >
      “{asked.reason}” Asked on {southAfricanTime(asked.at)}.{' '}
      {asked.isOwn ? 'Another person confirms it within a day.' : 'It ends by itself a day later.'}
      {isConfirming && version !== null && isPurge && (
        <PurgeDialog remote={remote} version={version} isConfirming onClose={() => setConfirming(false)} />
      )}
      {isConfirming && !isPurge && (
        <ReasonDialog
          title={`${title}: ${label.toLowerCase()}`}
          sentence={
            version === null
              ? `From then on one person puts releases of ${title} in use.`
              : audience === null
                ? `Pages that are opened from now on use ${title} ${version}, within seconds.`
                : `They have ${title} ${version} at their next page. Others keep ${inUse ?? 'the site without it'}.`
          }
          label="Why you confirm it"
          missing={MISSING}
          submit={label}
          shown={shown}
          act={(reason) => readingAgain(act(reason))}
          onDone={() =>
            notify({
              severity: 'success',
              text:
                version === null
                  ? `One person releases ${title}`
                  : `${title} ${version} is ${audience === null ? 'in use' : 'given to them'}`,
            })
          }
          onClose={() => setConfirming(false)}
        />
      )}
    </Callout>
  );
};

/** Says if two people put releases of a remote in use, changes it, and has what one of them asked for. */
export const TwoPeople = ({ remote }: { remote: SiteRemote }) => {
  const { name, title, twoPeople, asked } = remote;
  const mayChange = useMay('site.remotes.write');
  const [isChanging, setChanging] = useState(false);
  const isOffAsked = asked !== null && asked.version === null;
  return (
    <div className={classes('stack gap-12')}>
      {asked !== null && <Request remote={remote} asked={asked} />}
      <div className={classes('row wrap gap-12')}>
        <p>{twoPeople ? 'Two people put its releases in use.' : 'One person puts its releases in use.'}</p>
        {mayChange && !isOffAsked && (
          <Button size="small" onClick={() => setChanging(true)}>
            {twoPeople ? `Let one person release ${title}` : `Have two people release ${title}`}
          </Button>
        )}
      </div>
      {isChanging && (
        <ReasonDialog
          title={twoPeople ? `${title}: one person` : `${title}: two people`}
          sentence={
            twoPeople
              ? 'You ask, and another person confirms it here within a day.'
              : 'From now on one person asks for a release to be put in use, and another confirms it. Going back and withdrawing stay with one.'
          }
          label="Why"
          missing={MISSING}
          submit={twoPeople ? 'Ask for it' : 'Have two people'}
          shown={shown}
          act={(reason) =>
            readingAgain(send(setTwoPeople, { params: { name }, body: { twoPeople: !twoPeople, reason } }))
          }
          onDone={() =>
            notify({
              severity: 'success',
              text: twoPeople ? 'You asked: another person confirms it' : `Two people release ${title}`,
            })
          }
          onClose={() => setChanging(false)}
        />
      )}
    </div>
  );
};
