import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { LandingProducts } from './landing-products.tsx';
import { OtherSections } from './other-sections.tsx';
import { ServiceAreas } from './service-areas.tsx';
import { TryIt } from './try-it.tsx';
import styles from './landing-page.module.css';

/** Landing page (specification: README, public-site), at `/` and `/landing-page`. */
export default function LandingPage() {
  return (
    <div className={styles.page}>
      <Hero />
      <ServiceAreas />
      <TryIt />
      <LandingProducts />
      <OtherSections />
      <Closing />
    </div>
  );
}
