import { calls } from '@phila/contract/calls';
import { Link, useRead } from '@phila/platform';
import { classes, Loaded, Skeleton, Timeline } from '@phila/ui';
import { kindWords } from './audit-words.ts';

const AUDIT = '/admin/administrative/audit';

export interface RowHistoryProps {
  rowId: string;
  /** The part of the service that the row is of, `messaging`; left out where no other row has such an id. */
  area?: string;
  /** What the row is: "person". */
  of: string;
}

/**
 * What administrators did with something that is no resource, the latest first, for those who may see operations
 * (`site.operations.read`). What changed stands in the audit itself.
 */
export const RowHistory = ({ rowId, area, of }: RowHistoryProps) => {
  const reading = useRead(
    calls.administration.audit,
    { query: { RowId: rowId, ...(area === undefined ? {} : { Area: area }) } },
    { staleTime: 0 },
  );
  const all = new URLSearchParams({ of: rowId, ...(area === undefined ? {} : { area }) });
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
                    By {actor ?? 'an account that is gone'}.{' '}
                    <Link to={`${AUDIT}?${all.toString()}&row=${id}`} aria-label={`Details: ${what}`}>
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
