import { Page, Tile, Tiles } from '@phila/ui';
import { comparisonCards } from '../compare/cards.ts';
import { calculatorCards } from '../calculators/cards.ts';

/** Calculators as tiles (specification: wealth, "Calculators"). */
const FinancialToolsPage = () => (
  <Page title="Financial Tools" sentence="Work out what a decision costs before you take it.">
    <Tiles label="Calculators">
      {[...calculatorCards, ...comparisonCards].map(({ title, answers, portal, icon }) => (
        <Tile key={portal} to={portal} title={title} text={answers} icon={icon} />
      ))}
    </Tiles>
  </Page>
);

export default FinancialToolsPage;
