import { setChrome } from '@phila/platform/host';

/** Opens the choices again, from the foot of a page. */
export const ChoicesButton = ({ className }: { className: string | undefined }) => (
  <button type="button" className={className} onClick={() => setChrome('choices', true)}>
    Cookie and privacy choices
  </button>
);
