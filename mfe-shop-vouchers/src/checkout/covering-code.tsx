import { calls } from '@phila/contract/calls';
import { DISCOUNT_CODE } from '@phila/contract/records/checkout';
import { send } from '@phila/platform';
import { classes } from '@phila/ui';
import { useEffect, useState } from 'react';
import { useField } from 'react-final-form';

interface CoveringCodeProps {
  /** In rand. */
  subtotal: number;
  onCovers: (covers: boolean) => void;
}

/**
 * Tries the discount code once its field is left. One that takes everything off leaves no invoice, so what stands on an
 * invoice alone need not be filled in; what is wrong with a code is said when the order is reviewed.
 */
export const CoveringCode = ({ subtotal, onCovers }: CoveringCodeProps) => {
  const {
    input: { value },
    meta: { active = false },
  } = useField<string>('discountCode', { subscription: { value: true, active: true } });
  const [tried, setTried] = useState<{ code: string; covers: boolean } | null>(null);
  const code = value.trim();
  const isTried = tried?.code === code;
  const covers = isTried && tried?.covers === true;
  useEffect(() => {
    if (active || isTried || !DISCOUNT_CODE.test(code)) return undefined;
    let isLate = false;
    const tryIt = async () => {
      try {
        const { valid, amount } = await send(calls.shop.validateDiscount, { params: { code } });
        if (!isLate) setTried({ code, covers: valid && amount >= subtotal });
      } catch {
        // It is tried again when the order is reviewed, and what is wrong is said at the field.
      }
    };
    void tryIt();
    return () => {
      isLate = true;
    };
  }, [active, isTried, code, subtotal]);
  useEffect(() => {
    onCovers(covers);
  }, [covers, onCovers]);
  return (
    <output className={classes('small muted')}>
      {covers && 'This code pays for everything: there is nothing to pay, and no invoice.'}
    </output>
  );
};
