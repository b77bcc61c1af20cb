import { useState } from 'react';
import { Button } from '../../controls/button/index.ts';

interface RetryButtonProps {
  /** Tries again; the button waits for it. */
  onRetry: () => unknown;
  size?: 'small';
}

/** A button to repeat a failed read. */
export const RetryButton = ({ onRetry, size }: RetryButtonProps) => {
  const [isAsking, setAsking] = useState(false);
  const retry = async () => {
    setAsking(true);
    try {
      await onRetry();
    } finally {
      setAsking(false);
    }
  };
  return (
    <Button size={size} loading={isAsking} onClick={() => void retry()}>
      Retry
    </Button>
  );
};
