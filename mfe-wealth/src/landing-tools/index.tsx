import { classes, Tile, Tiles } from '@phila/ui';
import { calculatorCards } from '../calculators/cards.ts';
import { comparisonCards } from '../compare/cards.ts';

/** Section of the landing page under the footer's Financial Tools (specification: public-site). */
const LandingTools = () => (
  <section
    id="financial-tools"
    className={classes('page-sides pad-y-32 above-32')}
    aria-labelledby="financial-tools-title"
  >
    <h2 id="financial-tools-title" className={classes('below-8 title balance')}>
      Work it out before you sign
    </h2>
    <p className={classes('below-24 normal muted loose')}>
      Free, without an account, and nothing you enter leaves your browser.
    </p>
    <Tiles label="Financial tools">
      {[...calculatorCards, ...comparisonCards].map(({ title, answers, open, icon }) => (
        <Tile key={open} to={open} title={title} text={answers} icon={icon} />
      ))}
    </Tiles>
  </section>
);

export default LandingTools;
