import { classes } from '@phila/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LadderPicture } from '../landing/area-pictures.tsx';
import { Choices, fill, Piece } from '../sections/index.ts';
import { CV_LAYOUTS, type CvLayout } from './cv-layouts.ts';
import styles from './cv-piece.module.css';

const names = CV_LAYOUTS.map(({ name }) => name);

/** Draws unreadably small text as bars: at `x`, from `y` down, by these widths. */
const text = (x: number, y: number, widths: readonly number[]): string =>
  widths.map((width, at) => `M${x} ${y + at * 9}h${width}v4h-${width}z`).join('');

const SHEETS: Record<CvLayout, () => React.ReactNode> = {
  'One column': () => (
    <>
      <path className={styles.ink} d={`M28 24h120v11H28zM28 66h56v6H28zM28 132h72v6H28zM28 198h48v6H28z`} />
      <path className={styles.line} d="M28 76h224v1H28zM28 142h224v1H28zM28 208h224v1H28z" />
      <path
        className={styles.text}
        d={
          text(28, 42, [176]) +
          text(28, 84, [224, 214, 150]) +
          text(28, 150, [120, 220, 208, 190]) +
          text(28, 216, [132, 204, 96])
        }
      />
    </>
  ),
  Sidebar: () => (
    <>
      <path className={fill('gold')} d="M0 0h92v260H0z" />
      <path className={styles.paper} d="M46 20a22 22 0 1 1 0 44a22 22 0 1 1 0-44z" />
      <path
        className={styles.onBar}
        d={text(16, 84, [60, 48, 56]) + text(16, 132, [52, 60, 40, 56]) + text(16, 192, [60, 44])}
      />
      <path className={styles.ink} d="M112 26h112v12H112zM112 76h64v6h-64zM112 158h48v6h-48z" />
      <path
        className={styles.text}
        d={
          text(112, 46, [88]) + text(112, 92, [140, 132, 144, 100, 120]) + text(112, 174, [144, 128, 136, 84])
        }
      />
    </>
  ),
  Timeline: () => (
    <>
      <path className={fill('ink')} d="M0 0h280v58H0z" />
      <path className={styles.paper} d="M24 18h116v11H24zM24 38h72v5H24z" />
      <path className={styles.line} d="M84 74h2v170h-2z" />
      <path className={fill('red')} d="M85 78l8 8-8 8-8-8zM85 138l8 8-8 8-8-8zM85 198l8 8-8 8-8-8z" />
      <path className={styles.text} d={text(24, 84, [42]) + text(24, 144, [42]) + text(24, 204, [42])} />
      <path className={styles.ink} d="M106 82h84v6h-84zM106 142h96v6h-96zM106 202h64v6h-64z" />
      <path
        className={styles.text}
        d={text(106, 96, [148, 140, 120]) + text(106, 156, [150, 128, 144]) + text(106, 216, [132, 96])}
      />
    </>
  ),
};

/** Shows one profile in three CV layouts, drawn small, to try. */
export const CvPiece = () => {
  const [layout, setLayout] = useState<CvLayout>('One column');
  const Sheet = SHEETS[layout];
  return (
    <Piece picture={<LadderPicture />}>
      <div className={styles.desk}>
        <svg className={styles.sheet} viewBox="0 0 280 260" aria-hidden="true" focusable="false">
          <path className={styles.paper} d="M0 0h280v260H0z" />
          <Sheet />
        </svg>
        <div className={classes('stack gap-16')}>
          <Choices
            label="The same profile, set in"
            choices={names}
            chosen={layout}
            text={(name) => name}
            onChoose={setLayout}
          />
          <output className={classes('small muted lines-15')}>
            {CV_LAYOUTS.find(({ name }) => name === layout)?.readers}
          </output>
        </div>
      </div>
      <p>
        <Link to="/career/create-my-cv">Make it from your own profile</Link>
      </p>
    </Piece>
  );
};
