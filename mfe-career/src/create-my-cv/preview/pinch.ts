/* Enlarges what is scrolled within a box by two fingers, around the point between them. */

/** Part of a box that is in sight, and how large its content is drawn. */
export interface View {
  /** 1 fits the box's width. */
  scale: number;
  left: number;
  top: number;
}

/** Two fingers: how far apart, and the point between them within the box. */
export interface Fingers {
  apart: number;
  x: number;
  y: number;
}

export const SMALLEST = 1;
export const LARGEST = 4;

const within = (scale: number): number => Math.min(LARGEST, Math.max(SMALLEST, scale));

/** Enlarges around a point of the box, which stays under the fingers while they move. */
export const enlarged = (view: View, scale: number, from: Fingers, to: Fingers = from): View => {
  const next = within(scale);
  const by = next / view.scale;
  return {
    scale: next,
    left: Math.max(0, (view.left + from.x) * by - to.x),
    top: Math.max(0, (view.top + from.y) * by - to.y),
  };
};

/** View after two fingers went from one place to another. */
export const pinched = (view: View, from: Fingers, to: Fingers): View =>
  enlarged(view, from.apart === 0 ? view.scale : (view.scale * to.apart) / from.apart, from, to);

/** Two fingers on a box; null for another number. */
export const fingersOn = (box: HTMLElement, { touches }: TouchEvent): Fingers | null => {
  const [one, other] = touches;
  if (touches.length !== 2 || one === undefined || other === undefined) return null;
  const { left, top } = box.getBoundingClientRect();
  return {
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    x: (one.clientX + other.clientX) / 2 - left,
    y: (one.clientY + other.clientY) / 2 - top,
  };
};
