import { classes } from '@phila/ui';
import { Ways } from '../sections/index.ts';
import band from './band.module.css';
import styles from './landing-products.module.css';
import { products } from './product-list.ts';

/** Products in the list; learning follows. */
const PRODUCTS = 6;

/** Sections for the footer's Products and Learning. */
export const LandingProducts = () => (
  <section id="products" className={band.section} aria-labelledby="products-title">
    <div className={band.inner}>
      <h2 id="products-title" className={classes('below-8 title balance', band.title)}>
        Before you sign for any of these
      </h2>
      <p className={classes('below-24 normal muted loose', band.lead)}>
        What it is, what the law says, what it costs and how that follows, and what to ask. We sell none of
        them.
      </p>
      <Ways isTiled ways={products.slice(0, PRODUCTS)} />
      <div id="learning" className={styles.learning}>
        <h3 className={classes('below-16 large bold')}>Learn it in an evening</h3>
        <Ways
          isTiled
          ways={[
            ...products.slice(PRODUCTS),
            {
              to: '/courses',
              title: 'Courses',
              text: 'Short courses with a certificate',
              icon: 'learning',
            },
            {
              to: '/learningDashboard',
              title: 'Learning dashboard',
              text: 'Carry on with your course',
              icon: 'computer',
            },
          ]}
        />
      </div>
    </div>
  </section>
);
