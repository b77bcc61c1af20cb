import { calls } from '@phila/contract/calls';
import { DISCOUNT_CODE } from '@phila/contract/records/checkout';
import { send } from '@phila/platform';
import { classes } from '@phila/ui';
import { useEffect, useState } from 'react';
import { useField } from 'react-final-form';

/** Discount code with the amount it takes off this cart, in rand. */
export interface Tried {
  code: string;
  amount: number;
}

interface TriedCodeProps {
  /** In rand. */
  subtotal: number;
  /** Null if the code is untried or takes nothing off. */
  onTried: (tried: Tried | null) => void;
}

/**
 * Tries the discount code once its field is left, to show the total before the review. An order made free has no
 * invoice, so its invoice fields become optional. A wrong code is reported at the review.
 */
export const TriedCode = ({ subtotal, onTried }: TriedCodeProps) => {
  const {
    input: { value },
    meta: { active = false },
  } = useField<string>('discountCode', { subscription: { value: true, active: true } });
  const [tried, setTried] = useState<Tried | null>(null);
  const code = value.trim();
  const isTried = tried?.code === code;
  useEffect(() => {
    if (active || isTried || !DISCOUNT_CODE.test(code)) return undefined;
    let isLate = false;
    const tryIt = async () => {
      try {
        const { valid, amount } = await send(calls.shop.validateDiscount, { params: { code } });
        if (!isLate) setTried({ code, amount: valid ? amount : 0 });
      } catch {
        // Ignored: the review tries the code again and shows the fault at the field.
      }
    };
    void tryIt();
    return () => {
      isLate = true;
    };
  }, [active, isTried, code]);
  const known = tried !== null && isTried && tried.amount > 0 ? tried : null;
  useEffect(() => {
    onTried(known);
  }, [known, onTried]);
  return (
    <output className={classes('small muted')}>
      {known !== null &&
        known.amount >= subtotal &&
        'This code pays for everything: there is nothing to pay, and no invoice.'}
    </output>
  );
};
