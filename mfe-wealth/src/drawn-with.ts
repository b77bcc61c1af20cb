import { calls } from '@phila/contract/calls';
import { shippedTaxYears } from '@phila/finance/tax-years';
import { answered, type DrawnWithOf } from '@phila/platform/prerender';

/** The tax years stand in the page as they were shipped; it follows the service's where these are others. */
export const drawnWith: DrawnWithOf = {
  '/payslipSimulator': { answers: [answered(calls.wealth.taxYears, {}, [...shippedTaxYears])] },
};
