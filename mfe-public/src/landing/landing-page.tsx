import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Invitation } from './invitation.tsx';
import { LandingLearning, LandingProducts } from './landing-products.tsx';
import { OtherSections } from './other-sections.tsx';
import { OrganisationEntry } from './organisation-entry.tsx';
import { ServiceAreas } from './service-areas.tsx';
import { Trust } from './trust.tsx';
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
      <LandingLearning />
      <HowItWorks />
      <OrganisationEntry />
      <Trust />
      <Invitation />
    </div>
  );
}
