import { Callout, classes } from '@phila/ui';

/** Notice on every insurance or savings page (FAIS): information, not advice. */
export const NotAdvice = () => (
  <div className={classes('page-wide page-sides below-32 above-24')}>
    <Callout title="Information, not advice">
      This page explains; it does not recommend a product and is no offer. The sums are examples that you can
      follow, not quotes. For advice, ask a financial adviser whose licence you have looked up in the register
      of the Financial Sector Conduct Authority (FSCA).
    </Callout>
  </div>
);
