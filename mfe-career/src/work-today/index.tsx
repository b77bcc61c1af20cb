import { calls } from '@phila/contract/calls';
import { dateText, percentText, southAfricanDay } from '@phila/contract/format';
import { useRead } from '@phila/platform';
import { CardFault, classes, Fact, Facts, Skeleton, Surface } from '@phila/ui';
import { Link } from 'react-router-dom';

const { cv } = calls.career;

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** My work on the dashboard: how strong the person's CV is, and what became of the links to it (specification: dashboard). */
const WorkToday = () => {
  const strength = useRead(calls.overview.careerStrength, {});
  const saved = useRead(cv.list, {});
  const shared = useRead(cv.links, {});
  const reads = [strength, saved, shared];
  if (reads.some(({ data, isError }) => data === undefined && isError))
    return (
      <Surface title="My work">
        <CardFault onRetry={() => Promise.all(reads.map(({ refetch }) => refetch()))} />
      </Surface>
    );
  if (strength.data === undefined || saved.data === undefined || shared.data === undefined)
    return (
      <Surface title="My work">
        <div className={classes('stack gap-12')} aria-busy="true">
          <output className={classes('unseen')}>Looking for your CVs</output>
          <Skeleton height={34} width={160} />
          <Skeleton height={18} />
          <Skeleton height={18} width={120} />
        </div>
      </Surface>
    );
  const { careerAverage } = strength.data;
  if (careerAverage === 0)
    return (
      <Surface title="My work">
        <div className={classes('stack gap-16')}>
          <p>There is nothing for a CV yet. A CV that you have can be brought along.</p>
          <p>
            <Link to="/career/create-my-cv">Begin your CV</Link>
          </p>
        </div>
      </Surface>
    );
  const opened = shared.data.reduce((sum, link) => sum + link.opened, 0);
  const [lastOpened] = shared.data
    .flatMap(({ lastOpenedOn }) => lastOpenedOn ?? [])
    .toSorted((a, b) => b.localeCompare(a));
  const [first] = saved.data;
  return (
    <Surface title="My work">
      <div className={classes('stack gap-16')}>
        <div>
          <p className={classes('small muted')}>Your CV is complete to</p>
          <p className={classes('huge bold figures')}>{percentText(Math.round(careerAverage))}</p>
        </div>
        <Facts label="My work">
          <Fact label="CVs">
            {saved.data.length === 1 && first !== undefined ? first.name : `${saved.data.length} CVs`}
          </Fact>
          <Fact label="Links to them">
            {shared.data.length === 0
              ? 'None open'
              : `${shared.data.length} open, seen ${times(opened)}${
                  lastOpened === undefined ? '' : `, last on ${dateText(southAfricanDay(lastOpened))}`
                }`}
          </Fact>
        </Facts>
        <p>
          <Link to="/career/create-my-cv">Open my CV</Link>
        </p>
      </div>
    </Surface>
  );
};

export default WorkToday;
