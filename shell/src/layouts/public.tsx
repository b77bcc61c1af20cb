import { Footer } from '../footer/footer.tsx';
import type { Layout } from './layout.ts';
import { Nothing } from './layout.ts';
import { endFragment } from './fragment.ts';
import { PublicHeader } from './public-header.tsx';

// Only pages in this layout come as HTML, and this file comes with each of them.
endFragment();

/** The public site. */
const publicLayout: Layout = {
  Header: PublicHeader,
  Aside: Nothing,
  Intro: Nothing,
  Panel: Nothing,
  Foot: Footer,
};
export default publicLayout;
