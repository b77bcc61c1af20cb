import { Button, Callout, classes, useLazyDialog } from '@phila/ui';
import { useState } from 'react';
import { isTourSeen, keepTourSeen } from './seen.ts';

/** @param onEnd called when its last step or any other was closed */
const useTour = (onEnd: () => void) =>
  useLazyDialog({
    load: async () => (await import(/* webpackChunkName: "tour" */ './tour.tsx')).AdminTour,
    render: (AdminTour, _subject: void, close) => (
      <AdminTour
        onClose={() => {
          close();
          onEnd();
        }}
      />
    ),
    what: 'The tour',
  });

/**
 * Offers on the first visit to show the person around, and asks no second time. It is offered and not begun: somebody who
 * came for an order is not held up.
 */
export const OfferedTour = () => {
  const [isOffered, setOffered] = useState(() => !isTourSeen());
  const end = () => {
    keepTourSeen();
    setOffered(false);
    // Its button has gone.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  const tour = useTour(end);
  if (!isOffered) return null;
  return (
    <Callout
      title="Your first time here?"
      action={
        <div className={classes('row wrap gap-8')}>
          <Button {...tour.opener} loading={tour.opening} onClick={() => tour.open()}>
            Show me around
          </Button>
          <Button type="text" onClick={end}>
            Not now
          </Button>
        </div>
      }
    >
      <p>A few steps show you where things are.</p>
      {tour.element}
    </Callout>
  );
};

/** The same tour for those who have seen or declined it. */
export const TourAgain = () => {
  const [isSeen] = useState(isTourSeen);
  const tour = useTour(() => undefined);
  if (!isSeen) return null;
  return (
    <p>
      <Button type="text" {...tour.opener} loading={tour.opening} onClick={() => tour.open()}>
        Show me around
      </Button>
      {tour.element}
    </p>
  );
};
