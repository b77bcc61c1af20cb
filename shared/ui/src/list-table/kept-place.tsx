import { Component, type ReactNode, type RefObject } from 'react';

interface KeptPlaceProps {
  /** What draws the children: where it changes, they are other elements for the same things. */
  drawnBy: unknown;
  className?: string | undefined;
  place: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

interface Place {
  focused: { selector: string; name: string | null; at: number } | null;
  left: number;
}

const nameOf = (element: Element): string | null =>
  element.getAttribute('data-row') ??
  element.getAttribute('href') ??
  element.getAttribute('aria-label') ??
  element.textContent;

/** Those of its kind and name, in order. */
const like = (place: HTMLElement, selector: string, name: string | null): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(selector)].filter((one) => nameOf(one) === name);

/** What is moved sideways in there, where anything is. */
const movedIn = (place: HTMLElement): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>('.ant-table-content, [data-sideways]')].at(0);

/** Keeps the focus, and how far a table is moved sideways, when its children are drawn by other code. */
export class KeptPlace extends Component<KeptPlaceProps> {
  override getSnapshotBeforeUpdate({ drawnBy }: KeptPlaceProps): Place | null {
    const { current } = this.props.place;
    if (current === null || drawnBy === this.props.drawnBy) return null;
    const { activeElement } = document;
    const left = movedIn(current)?.scrollLeft ?? 0;
    if (!(activeElement instanceof HTMLElement) || !current.contains(activeElement))
      return { focused: null, left };
    const selector = activeElement.localName;
    const name = nameOf(activeElement);
    return { focused: { selector, name, at: like(current, selector, name).indexOf(activeElement) }, left };
  }

  override componentDidUpdate(_props: KeptPlaceProps, _state: unknown, before: Place | null): void {
    const { current } = this.props.place;
    if (current === null || before === null) return;
    const moved = movedIn(current);
    if (moved !== undefined) moved.scrollLeft = before.left;
    const { focused } = before;
    if (focused === null || current.contains(document.activeElement)) return;
    like(current, focused.selector, focused.name)[focused.at]?.focus({ preventScroll: true });
  }

  override render(): ReactNode {
    const { place, className, children } = this.props;
    return (
      <div ref={place} className={className}>
        {children}
      </div>
    );
  }
}
