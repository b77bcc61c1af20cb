import { calls, type SiteHealth } from '@phila/contract/calls';
import { southAfricanTime, numberText } from '@phila/contract/format';
import { Badge, classes, Fact, Facts, Loaded, Skeleton, Surface } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './health.module.css';

const states: Readonly<
  Record<SiteHealth['disk']['state'], { name: string; tone: 'success' | 'warning' | 'danger' }>
> = {
  good: { name: 'Well', tone: 'success' },
  strained: { name: 'Look into it', tone: 'warning' },
  bad: { name: 'People notice it', tone: 'danger' },
};

const EVERY = 15_000;
const GIGABYTE = 1_000_000_000;

interface PartProps {
  title: string;
  state: SiteHealth['disk']['state'];
  children: ReactNode;
}

const Part = ({ title, state, children }: PartProps) => (
  <Surface title={title} action={<Badge tone={states[state].tone}>{states[state].name}</Badge>}>
    <Facts label={title}>{children}</Facts>
  </Surface>
);

/** Shows the site's parts and if they answer, waiting and failed work, and free disk space. */
export const SiteParts = () => {
  const reading = useQuery(
    calls.administration.siteHealth.query({}, { staleTime: 0, refetchInterval: EVERY }),
  );
  return (
    <Loaded isList what="The health of the site" reading={reading} waiting={<Skeleton height={480} />}>
      {({ at, database, jobs, outbox, files, drawing, disk }) => (
        <div className={classes('stack gap-24')}>
          <p className={classes('muted')}>As it was on {southAfricanTime(at)}.</p>
          <div className={styles.parts}>
            <Part title="Database" state={database.state}>
              <Fact label="Answered in">
                {database.milliseconds === null
                  ? 'It did not answer'
                  : `${numberText(database.milliseconds)} ms`}
              </Fact>
              <Fact label="Schema">
                {database.isCurrent ? 'Up to date' : 'Older than this version of the service'}
              </Fact>
            </Part>
            <Part title="Jobs" state={jobs.state}>
              <Fact label="Waiting">{numberText(jobs.waiting)}</Fact>
              <Fact label="Under way">{numberText(jobs.underWay)}</Fact>
              <Fact label="Failed">
                {jobs.failed === 0 ? (
                  'None'
                ) : (
                  <Link to="/admin/administrative/jobs">{numberText(jobs.failed)}, to be looked at</Link>
                )}
              </Fact>
            </Part>
            <Part title="Emails and texts" state={outbox.state}>
              <Fact label="Waiting">{numberText(outbox.waiting)}</Fact>
              <Fact label="The first waits since">
                {outbox.oldestAt === null ? 'Nothing waits' : southAfricanTime(outbox.oldestAt)}
              </Fact>
            </Part>
            <Part title="Files of people" state={files.state}>
              <Fact label="Kept">
                {files.place === 'bucket' ? 'In the bucket' : 'On the disk of the server'}
              </Fact>
              <Fact label="Answered in">
                {files.milliseconds === null ? 'It did not answer' : `${numberText(files.milliseconds)} ms`}
              </Fact>
            </Part>
            <Part title="Drawing of public pages" state={drawing.state}>
              <Fact label="Work">
                {drawing.isResting ? 'Paused for a minute, after it was ended three times' : 'Goes on'}
              </Fact>
              <Fact label="Reach of a page’s code">
                {drawing.isClosedOff
                  ? 'Neither network nor service'
                  : 'The network: releases from outside are drawn in the browser alone'}
              </Fact>
            </Part>
            <Part title="Disk" state={disk.state}>
              <Fact label="Free">
                {disk.free === null ? 'The system does not say' : `${(disk.free / GIGABYTE).toFixed(1)} GB`}
              </Fact>
            </Part>
          </div>
        </div>
      )}
    </Loaded>
  );
};
