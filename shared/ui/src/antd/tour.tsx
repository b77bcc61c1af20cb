import Tour from 'antd/es/tour';
import { useId, useEffect, useRef, type ComponentProps, type ReactNode } from 'react';

type Props = ComponentProps<typeof Tour>;

/**
 * The heading of a step. Makes the box around it a named dialog and moves the focus there: antd's box is at the end of
 * the page outside every landmark, where the keyboard does not reach it (WCAG 2.4.3).
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
    // Waits a frame: antd shows the box only after its content is drawn.
    const frame = requestAnimationFrame(() => box.focus({ preventScroll: true }));
    return () => {
      cancelAnimationFrame(frame);
      // Returns the focus; a step that follows takes it from there.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [id]);
  return (
    <span ref={title} id={id}>
      {children}
    </span>
  );
};

/** antd's Tour with steps that are named dialogs and keep the focus. */
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
