import { calls, type OrganisationRemote } from '@phila/contract/calls';
import { notify, useMay, useRead, useWrite } from '@phila/platform';
import { classes, Empty, Loaded, Skeleton, Switch } from '@phila/ui';

const { changeRemote, remotes } = calls.organisation;

export interface PartProps {
  guid: string;
  osName: string;
  part: OrganisationRemote;
}

const Part = ({ guid, osName, part: { name, title, isUsed } }: PartProps) => {
  const mayChange = useMay('organisation.structures.write');
  const change = useWrite(changeRemote, { refreshes: [remotes, calls.account.profileName] });
  const save = (wanted: boolean) => {
    if (change.isPending) return;
    change.mutate(
      { params: { guid, name }, body: { isUsed: wanted } },
      {
        onSuccess: () =>
          notify({
            severity: 'success',
            text: wanted
              ? `The people of ${osName} see ${title}`
              : `The people of ${osName} no longer see ${title}`,
          }),
        onError: ({ message }) =>
          notify({ severity: 'error', text: `${title} could not be changed. ${message}` }),
      },
    );
  };
  // As it will be, while it is saved.
  const shown = change.isPending ? change.variables.body.isUsed : isUsed;
  return (
    <Switch checked={shown} disabled={!mayChange} aria-disabled={change.isPending} onChange={save}>
      {title}
    </Switch>
  );
};

/** Which parts of the site the people of an organisation see. */
export const OrganisationRemotes = ({ guid, osName }: Omit<PartProps, 'part'>) => {
  const reading = useRead(remotes, { params: { guid } });
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
