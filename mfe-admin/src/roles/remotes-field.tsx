import { calls, type Role } from '@phila/contract/calls';
import { isOfRemotes } from '@phila/contract/permissions';
import { useMay } from '@phila/platform';
import { Check, classes, Field, Loaded, Skeleton, useControl } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';

/** Remotes that limit a role, shown if one of its permissions is about remotes. */
export const RemotesField = ({ roles }: { roles: readonly Role[] }) => {
  const {
    control: { value: roleId },
  } = useControl<string>('roleId');
  const {
    control: { value, onChange },
    error,
  } = useControl<string[]>('remotes');
  const role = roles.find(({ id }) => id === roleId);
  const canBeLimited = role?.builtIn !== 'administrator' && role?.permissions.some(isOfRemotes) === true;
  const seesRemotes = useMay('site.remotes.read');
  const reading = useQuery(
    calls.administration.siteRemotes.query({}, { enabled: canBeLimited && seesRemotes }),
  );
  if (!canBeLimited || !seesRemotes) return null;
  return (
    <Field
      label="Limited to remotes"
      hint="A squad looks after its own, and sees no other. Leave all out for every remote."
      group
      error={error}
    >
      {(wiring) => (
        <fieldset
          aria-labelledby={wiring['aria-labelledby']}
          aria-describedby={wiring['aria-describedby']}
          className={classes('stack gap-8 no-edge')}
        >
          <Loaded what="The remotes" reading={reading} waiting={<Skeleton height={96} />}>
            {(remotes) =>
              remotes.map(({ name, title }) => (
                <Check
                  key={name}
                  checked={value.includes(name)}
                  onChange={(isOn) => onChange(isOn ? [...value, name] : value.filter((one) => one !== name))}
                >
                  {title}
                </Check>
              ))
            }
          </Loaded>
        </fieldset>
      )}
    </Field>
  );
};
