import { calls, type OrganisationRemote } from '@phila/contract/calls';
import { messageOf, notify, send, useMay } from '@phila/platform';
import { classes, Empty, Loaded, Skeleton, Switch, useConfirmedWrite } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAfterAct } from '../acts/refresh-after-act.ts';

const { changeRemote, remotes } = calls.organisation;

export interface PartProps {
  guid: string;
  osName: string;
  part: OrganisationRemote;
}

const Part = ({ guid, osName, part: { name, title, isUsed } }: PartProps) => {
  const mayChange = useMay('organisation.structures.write');
  const { write, dialog } = useConfirmedWrite();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const save = async (isWanted: boolean) => {
    if (wanted !== null) return;
    setWanted(isWanted);
    try {
      const { done } = await write(() =>
        send(changeRemote, { params: { guid, name }, body: { isUsed: isWanted } }),
      );
      if (!done) return;
      await refreshAfterAct([remotes, calls.account.profileName]);
      notify({
        severity: 'success',
        text: isWanted
          ? `The people of ${osName} see ${title}`
          : `The people of ${osName} no longer see ${title}`,
      });
    } catch (error) {
      notify({
        severity: 'error',
        text: `${title} could not be changed. ${messageOf(error, 'Please try again.')}`,
      });
    } finally {
      setWanted(null);
    }
  };
  // Shows the new state while it is being saved.
  return (
    <>
      <Switch
        checked={wanted ?? isUsed}
        disabled={!mayChange}
        aria-disabled={wanted !== null}
        onChange={(isWanted) => void save(isWanted)}
      >
        {title}
      </Switch>
      {dialog}
    </>
  );
};

/** Switches the parts of the site that an organisation's people see. */
const OrganisationRemotes = ({ guid, osName }: Omit<PartProps, 'part'>) => {
  const reading = useQuery(remotes.query({ params: { guid } }));
  return (
    <div className={classes('stack gap-16')}>
      <p className={classes('muted')}>
        What is switched off is in no menu, on no dashboard and at no address of its people. What they saved
        there is kept, and is in the copy of their data. A person with another profile sees it with that one.
      </p>
      <Loaded
        what="The parts of the site"
        reading={reading}
        waiting={<Skeleton height={160} />}
        empty={
          <Empty inCard title="There is nothing to switch off">
            The site has only the pages that everybody needs.
          </Empty>
        }
      >
        {(parts) => (
          <ul className={classes('grid gap-8')}>
            {parts.map((part) => (
              <li key={part.name}>
                <Part guid={guid} osName={osName} part={part} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
};

export default OrganisationRemotes;
