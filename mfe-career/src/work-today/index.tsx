import { calls } from '@phila/contract/calls';
import type { CvLink, SavedCv } from '@phila/contract/cv';
import { dateText, percentText, southAfricanDay } from '@phila/contract/format';
import { CardHead, classes, Fact, Facts, LoadedCard } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { isBlank } from '../strength/strength.ts';

const { cv } = calls.career;

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

interface WorkProps {
  careerAverage: number;
  cvs: readonly SavedCv[];
  links: readonly CvLink[];
}

const Work = ({ careerAverage, cvs, links }: WorkProps) => {
  const opened = links.reduce((sum, link) => sum + link.opened, 0);
  const lastOpened = links
    .flatMap(({ lastOpenedOn }) => lastOpenedOn ?? [])
    .toSorted()
    .at(-1);
  const [first] = cvs;
  return (
    <div className={classes('stack gap-16')}>
      <div>
        <p className={classes('small muted')}>Your CV</p>
        <p className={classes('huge bold figures')}>
          {careerAverage === 100 ? 'Nothing missing' : `${percentText(Math.round(careerAverage))} complete`}
        </p>
      </div>
      <Facts label="My work">
        <Fact label="CVs">{cvs.length === 1 && first !== undefined ? first.name : cvs.length}</Fact>
        <Fact label="Links to them">
          {links.length === 0
            ? 'None open'
            : `${links.length} open, seen ${times(opened)}${
                lastOpened === undefined ? '' : `, last on ${dateText(southAfricanDay(lastOpened))}`
              }`}
        </Fact>
      </Facts>
      <p>
        <Link to="/career/create-my-cv">Open my CV</Link>
      </p>
    </div>
  );
};

/** My work on the dashboard: the CV's strength, and its shared links (specification: dashboard). */
const WorkToday = () => {
  const strength = useQuery(calls.overview.careerStrength.query({}));
  const saved = useQuery(cv.list.query({}));
  const shared = useQuery(cv.links.query({}));
  const reads = [strength, saved, shared];
  const reading = {
    data:
      strength.data && saved.data && shared.data
        ? { ...strength.data, cvs: saved.data, links: shared.data }
        : undefined,
    error: strength.error ?? saved.error ?? shared.error,
    refetch: () => Promise.all(reads.map(({ refetch }) => refetch())),
  };
  return (
    <LoadedCard
      title="My work"
      head={<CardHead title="My work" icon="briefcase" />}
      what="Your CVs"
      reading={reading}
      shape="figure"
      empty={{
        isEmpty: ({ parts }) => isBlank(parts),
        sentence: 'Your CV is empty so far. Four short steps make a CV.',
        action: 'Begin your CV',
        to: '/career/first-cv',
      }}
    >
      {({ careerAverage, cvs, links }) => <Work careerAverage={careerAverage} cvs={cvs} links={links} />}
    </LoadedCard>
  );
};

export default WorkToday;
