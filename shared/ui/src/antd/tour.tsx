import Tour from 'antd/es/tour';
import { useId, useEffect, useRef, type ComponentProps, type ReactNode } from 'react';

type Props = ComponentProps<typeof Tour>;

/**
 * The heading of a step, which makes of the box around it a dialog with a name, and brings the focus there: antd's own is
 * a box at the end of the page that a keyboard does not come to (WCAG 2.4.3), with words outside of every landmark.
 */
const StepTitle = ({ children }: { children: ReactNode }) => {
  const id = useId();
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const box = title.current?.closest<HTMLElement>('.ant-tour-section');
    if (!box) return undefined;
    const before = document.activeElement;
    box.setAttribute('role', 'dialog');
    box.setAttribute('aria-labelledby', id);
    box.tabIndex = -1;
    // antd puts the box into the page only after what is in it has been drawn.
    const frame = requestAnimationFrame(() => box.focus({ preventScroll: true }));
    return () => {
      cancelAnimationFrame(frame);
      // What had the focus gets it back; where another step follows, that one takes it from there.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [id]);
  return (
    <span ref={title} id={id}>
      {children}
    </span>
  );
};

/** antd's Tour, whose steps are dialogs with names that have the focus while they are shown. */
const FocusedTour = ({ steps, ...props }: Props) => (
  <Tour
    {...props}
    {...(steps === undefined
      ? {}
      : {
          steps: steps.map((step, at) => ({ ...step, title: <StepTitle key={at}>{step.title}</StepTitle> })),
        })}
  />
);

export default Object.assign(FocusedTour, Tour) as unknown as typeof Tour;
