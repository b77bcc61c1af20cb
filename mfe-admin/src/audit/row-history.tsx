import { calls } from '@phila/contract/calls';
import { classes, Loaded, Skeleton, Timeline } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { kindWords } from './audit-words.ts';

const AUDIT = '/admin/administrative/audit';

const { audit } = calls.administration;

/** Cuts a path before the id of its row. */
const beginningOf = (path: string): string => path.split('/{')[0] ?? path;

export interface RowHistoryProps {
  rowId: string;
  /** Calls about such rows, matched by the start of their path. Omit if no other kind of row can have this id. */
  by?: readonly { path: string }[];
  /** The kind of row in words, such as "person". */
  of: string;
}

/**
 * Lists audit entries about a row that is no resource, the latest first. Needs `site.operations.read`; the changed
 * values are in the audit itself.
 */
const RowHistory = ({ rowId, by: calledBy, of }: RowHistoryProps) => {
  const by = calledBy?.map(({ path }) => beginningOf(path)).join(',');
  const reading = useQuery(
    audit.query({ query: { RowId: rowId, ...(by === undefined ? {} : { Paths: by }) } }, { staleTime: 0 }),
  );
  const all = new URLSearchParams({ of: rowId, ...(by === undefined ? {} : { by }) });
  return (
    <Loaded what={`The history of this ${of}`} reading={reading} inCard waiting={<Skeleton height={120} />}>
      {({ entries, next }) =>
        entries.length === 0 ? (
          <p className={classes('muted')}>No administrator changed anything here yet.</p>
        ) : (
          <>
            <Timeline
              label={`History of this ${of}`}
              events={entries.map(({ id, at, what, kind, actor }) => ({
                key: id,
                at,
                title: what,
                tone: kindWords[kind].tone,
                text: (
                  <>
                    By {actor ?? 'an account that is gone'}.
                    <Link
                      to={`${AUDIT}?${all.toString()}&row=${id}`}
                      className={classes('block')}
                      aria-label={`Details: ${what}`}
                    >
                      Details
                    </Link>
                  </>
                ),
              }))}
            />
            {next !== null && <Link to={`${AUDIT}?${all.toString()}`}>What happened before</Link>}
          </>
        )
      }
    </Loaded>
  );
};

export default RowHistory;
