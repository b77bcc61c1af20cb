import { calls, type OrganisationNode } from '@phila/contract/calls';
import { Link, useMay, useRead } from '@phila/platform';
import { classes, Empty, Loaded, Skeleton, Surface } from '@phila/ui';
import styles from './organisations.module.css';

interface BranchProps {
  all: readonly OrganisationNode[];
  below: number | null;
  /** Whether the person may see who belongs to each. */
  seesMembers: boolean;
}

/** The organisations that are a part of one, each with its own below it. */
const Branch = ({ all, below, seesMembers }: BranchProps) => {
  const own = all.filter(({ parentOsNo }) => parentOsNo === below);
  if (own.length === 0) return null;
  return (
    <ul className={below === null ? styles.tree : undefined}>
      {own.map(({ osNo, osName, typeName }) => (
        <li key={osNo}>
          <div className={classes('row wrap gap-x-12')}>
            <Link to={`?row=${osNo}`} className={classes('strong')}>
              {osName}
            </Link>
            {typeName !== null && <span className={classes('small muted')}>{typeName}</span>}
            {seesMembers && (
              <Link
                to={`/admin/manage-org-structures/${osNo}`}
                className={classes('small')}
                aria-label={`Members of ${osName}`}
              >
                Members
              </Link>
            )}
          </div>
          <Branch all={all} below={osNo} seesMembers={seesMembers} />
        </li>
      ))}
    </ul>
  );
};

/** What belongs to what, from the organisation that one looks after downwards. */
export const OrganisationTree = () => {
  const reading = useRead(calls.organisation.structures, {});
  const seesMembers = useMay('organisation.members.read');
  return (
    <Surface title="What belongs to what">
      <Loaded
        what="The tree of organisations"
        reading={reading}
        inCard
        waiting={<Skeleton height={120} />}
        empty={
          <Empty inCard title="No organisation yet">
            Add the first one below.
          </Empty>
        }
      >
        {(all) => <Branch all={all} below={null} seesMembers={seesMembers} />}
      </Loaded>
    </Surface>
  );
};
