import { calls } from '@phila/contract/calls';
import { classes, Icon } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { nextStepOf } from './next-step.ts';
import styles from './next-step.module.css';

/** Links to the form that the CV lacks most, and to the CV. */
const NextStepLine = () => {
  const { data } = useQuery(calls.overview.careerStrength.query({}));
  if (data === undefined) return null;
  const next = nextStepOf(data.parts);
  return (
    <span className={styles.line}>
      <span className={classes('flex wrap gap-x-16 gap-8 align-centre card pad-16')}>
        {next ? (
          <span className={styles.words}>
            <strong>Next for your CV:</strong>{' '}
            <Link to={next.advice.to} className={classes('action')}>
              {next.advice.text}
            </Link>
          </span>
        ) : (
          <span className={styles.words}>Nothing is missing in your CV. </span>
        )}
        <Link to="/career/create-my-cv" className={classes('inline-row gap-4 nowrap')}>
          See my CV <Icon name="forward" size={18} />
        </Link>
      </span>
    </span>
  );
};

export default NextStepLine;
