import { compoundInterestPage, retirementPage } from './growth.ts';
import { affordabilityPage, budgetPage, netWealthPage } from './household.ts';
import { loanPage, mortgagePage, vehiclePage } from './loans.ts';
import { pageText, type CalculatorPage } from './page.ts';
import { payslipPage } from './payslip.ts';

function contents(pages: readonly CalculatorPage[]): string {
  const links = pages.map(({ name, title, purpose }) => `- [${title}](${name}.md): ${purpose}`);
  return `# Calculators\n\n<!-- Written by shared/finance/docs/generate.mjs. -->\n\n${links.join('\n')}\n\nThe service's calls: [Calling the calculators](../guides/calculator-calls.md).\n`;
}

/** Generated pages by file name in `docs/calculators`. */
export function calculatorPages(): Map<string, string> {
  const pages = [
    payslipPage(),
    mortgagePage(),
    vehiclePage(),
    loanPage(),
    compoundInterestPage(),
    retirementPage(),
    budgetPage(),
    netWealthPage(),
    affordabilityPage(),
  ];
  return new Map([
    ['README.md', contents(pages)],
    ...pages.map((page) => [`${page.name}.md`, pageText(page)] as const),
  ]);
}
