import { calls, type OrganisationNode } from '@phila/contract/calls';
import { useMay } from '@phila/platform';
import { ButtonLink, classes, Empty, Icon, Loaded, Skeleton, Surface } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from './organisations.module.css';

interface BranchProps {
  all: readonly OrganisationNode[];
  below: number | null;
  /** True if the person may see the members of each. */
  seesMembers: boolean;
}

/** Type of an organisation and the number of its direct parts. */
const factsOf = (typeName: string | null, parts: number): string =>
  [typeName, parts === 0 ? null : `${parts} ${parts === 1 ? 'part' : 'parts'}`]
    .filter((fact) => fact !== null)
    .join(' · ');

/** Parts of one organisation, each with its own parts below. */
const Branch = ({ all, below, seesMembers }: BranchProps) => {
  const own = all.filter(({ parentOsNo }) => parentOsNo === below);
  if (own.length === 0) return null;
  return (
    <ul className={below === null ? styles.tree : undefined}>
      {own.map(({ osNo, osName, typeName }) => (
        <li key={osNo}>
          <div className={styles.node}>
            <span className={styles.mark}>
              <Icon name="building" size={20} />
            </span>
            <span className={styles.nodeWords}>
              <Link to={`?row=${osNo}`} className={classes('strong anywhere')}>
                {osName}
              </Link>
              <span className={classes('small muted')}>
                {factsOf(typeName, all.filter(({ parentOsNo }) => parentOsNo === osNo).length)}
              </span>
            </span>
            {seesMembers && (
              <ButtonLink
                size="small"
                to={`/admin/manage-org-structures/${osNo}`}
                aria-label={`Members of ${osName}`}
              >
                Members
              </ButtonLink>
            )}
          </div>
          <Branch all={all} below={osNo} seesMembers={seesMembers} />
        </li>
      ))}
    </ul>
  );
};

/** Tree of organisations, starting at the topmost ones that the person manages. */
export const OrganisationTree = () => {
  const reading = useQuery(calls.organisation.structures.query({}));
  const seesMembers = useMay('organisation.members.read');
  return (
    <Surface title="What belongs to what">
      <Loaded
        isList
        what="The tree of organisations"
        reading={reading}
        inCard
        waiting={<Skeleton height={208} />}
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
