import { calls, type SiteRemote } from '@phila/contract/calls';
import { notify, send } from '@phila/platform';
import { Button, classes } from '@phila/ui';
import { useState } from 'react';
import { Acts } from '../acts/acts.tsx';
import { ReasonDialog } from '../acts/reason-dialog.tsx';
import { MISSING, readingAgain, shown } from './release-acts.ts';

const { takeReleaseBack, withdrawRemote } = calls.administration;

/** Act with the release in use when the person chose it, so that others' changes since don't alter it. */
type PendingAct =
  | { act: 'back'; inUse: string | null; to: string | null; hasThisPage: boolean; isRolledOut: boolean }
  | { act: 'withdraw'; inUse: string };

const backLabel = ({
  version,
  back,
  rollout,
}: Pick<SiteRemote, 'version' | 'back' | 'rollout'>): string | null => {
  if (rollout !== null) return `Take ${rollout.version} back`;
  if (back === null) return null;
  if (back.version === null) return `Take ${version} back`;
  return version === null ? `Bring ${back.version} back` : `Back to ${back.version}`;
};

const sentenceOfBack = (
  name: string,
  { inUse, to, hasThisPage, isRolledOut }: Extract<PendingAct, { act: 'back' }>,
): string => {
  if (isRolledOut)
    return `Those who have ${name} ${inUse} have ${to === null ? 'the site without it' : to} at their next page, like everyone.`;
  if (hasThisPage)
    return `This page is a page of ${name}. It stays as it is until you reload it or leave ${name}; then you have ${name} ${to}, which has this page too, and can go back from there. Other people have ${to} at their next page.`;
  if (to === null)
    return `${name} was withdrawn before ${inUse} was released, and is withdrawn again: its pages, menu entries and tiles leave the site within seconds.`;
  return inUse === null
    ? `Pages that are opened from now on have ${name} ${to} again, within seconds.`
    : `Pages that are opened from now on use ${name} ${to} in place of ${inUse}, within seconds. Pages that are open keep what they have. Nothing is deleted.`;
};

/** Restores a remote's earlier release, or withdraws it. */
export const RemoteActs = ({ remote }: { remote: SiteRemote }) => {
  // Shows the title from the menus; calls use the name.
  const { title: name, version, hasThisPage, rollout } = remote;
  const canBeWithdrawn = version !== null && remote.canBeWithdrawn;
  // Hides an act that the service would refuse; the reason is shown below.
  const back = rollout !== null ? { version } : remote.back?.losesThisPage === true ? null : remote.back;
  const current = rollout?.version ?? version;
  const [asked, setAsked] = useState<PendingAct | null>(null);
  const params = { name: remote.name };
  const close = () => setAsked(null);
  const label = backLabel({ version, back: remote.back, rollout });
  return (
    <>
      {(label !== null || canBeWithdrawn) && (
        <Acts>
          {back !== null && label !== null && (
            <Button
              onClick={() =>
                setAsked({
                  act: 'back',
                  inUse: current,
                  to: back.version,
                  hasThisPage,
                  isRolledOut: rollout !== null,
                })
              }
            >
              {label}
            </Button>
          )}
          {canBeWithdrawn && (
            <Button danger onClick={() => setAsked({ act: 'withdraw', inUse: version })}>
              Withdraw {name}
            </Button>
          )}
        </Acts>
      )}
      {hasThisPage && (
        <p className={classes('muted')}>
          {name} has this page, so it is withdrawn only on the server, with npm run release.
          {remote.back?.losesThisPage === true &&
            ` That holds for going back as well: ${
              remote.back.version === null
                ? `${name} was withdrawn before ${version}`
                : `${name} ${remote.back.version} has no such page`
            }.`}
        </p>
      )}
      {asked?.act === 'back' && (
        <ReasonDialog
          title={
            asked.to === null || asked.isRolledOut
              ? `Take ${name} ${asked.inUse} back`
              : `${name}: back to ${asked.to}`
          }
          sentence={sentenceOfBack(name, asked)}
          label="Why it goes back"
          missing={MISSING}
          submit={asked.to === null || asked.isRolledOut ? 'Take it back' : `Use ${asked.to}`}
          shown={shown}
          act={(reason) =>
            readingAgain(send(takeReleaseBack, { params, body: { inUse: asked.inUse, reason } }))
          }
          onDone={() =>
            notify({
              severity: 'success',
              text: asked.isRolledOut
                ? `${name} ${asked.inUse} is taken back`
                : asked.to === null
                  ? `${name} is withdrawn`
                  : `${name} ${asked.to} is in use`,
            })
          }
          onClose={close}
        />
      )}
      {asked?.act === 'withdraw' && (
        <ReasonDialog
          title={`Withdraw ${name}`}
          sentence={`The pages, menu entries and tiles of ${name} leave the site within seconds. Its files stay, and you can bring ${asked.inUse} back here.`}
          label="Why it is withdrawn"
          missing={MISSING}
          submit="Withdraw it"
          shown={shown}
          act={(reason) =>
            readingAgain(send(withdrawRemote, { params, body: { inUse: asked.inUse, reason } }))
          }
          onDone={() => notify({ severity: 'success', text: `${name} is withdrawn` })}
          onClose={close}
        />
      )}
    </>
  );
};
