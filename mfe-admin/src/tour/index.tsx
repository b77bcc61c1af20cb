import { Button, Callout, classes, lazyDialog } from '@phila/ui';
import { useState } from 'react';
import { isTourSeen, keepTourSeen } from './seen.ts';

const AdminTour = lazyDialog(() => import(/* webpackChunkName: "tour" */ './tour.tsx'), 'the tour');

/** Offers the tour once, on the first visit. Never starts it unasked, because people came to work. */
export const OfferedTour = () => {
  const [isOffered, setOffered] = useState(() => !isTourSeen());
  const end = () => {
    keepTourSeen();
    setOffered(false);
    // Refocuses, as the button is gone.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  const [isOpen, setOpen] = useState(false);
  if (!isOffered) return null;
  return (
    <Callout
      title="Your first time here?"
      action={
        <div className={classes('row wrap gap-8')}>
          <Button onClick={() => setOpen(true)}>Show me around</Button>
          <Button type="text" onClick={end}>
            Not now
          </Button>
        </div>
      }
    >
      <p>A few steps show you where things are.</p>
      {isOpen && <AdminTour onClose={end} />}
    </Callout>
  );
};

/** Starts the tour again, for people who have seen or declined it. */
export const TourAgain = () => {
  const [isSeen] = useState(isTourSeen);
  const [isOpen, setOpen] = useState(false);
  if (!isSeen) return null;
  return (
    <p>
      <Button type="text" onClick={() => setOpen(true)}>
        Show me around
      </Button>
      {isOpen && <AdminTour onClose={() => setOpen(false)} />}
    </p>
  );
};
