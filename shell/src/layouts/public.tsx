import { Footer } from '../footer/footer.tsx';
import type { Layout } from './layout.ts';
import { Nothing } from './layout.ts';
import { PublicHeader } from './public-header.tsx';

/** The public site. */
const publicLayout: Layout = {
  Header: PublicHeader,
  Aside: Nothing,
  Intro: Nothing,
  Panel: Nothing,
  Foot: Footer,
};
export default publicLayout;
