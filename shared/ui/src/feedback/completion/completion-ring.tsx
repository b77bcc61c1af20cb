import { useEffect, useState } from 'react';
import { Ring } from '../../charts/ring/index.ts';
import type { Completion } from './use-completions.ts';

interface CompletionRingProps {
  label: string;
  percentage: Completion;
  size?: number;
  /** Says 'Not started' instead of 0%. */
  saysNotStarted?: boolean;
}

/** Steps of 10 percent every 0.8 seconds until the real percentage has loaded (specification: details). */
const STEP = 10;
const EVERY = 800;

/** A ring that counts up while its percentage loads. */
export const CompletionRing = ({
  label,
  percentage,
  size = 64,
  saysNotStarted = false,
}: CompletionRingProps) =>
  percentage === undefined ? (
    <Stepping label={label} size={size} />
  ) : (
    <Ring label={label} percentage={percentage} size={size} saysNotStarted={saysNotStarted} />
  );

const Stepping = ({ label, size }: { label: string; size: number }) => {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStep((now) => (now >= 100 ? 0 : now + STEP)), EVERY);
    return () => clearInterval(timer);
  }, []);
  return <Ring waiting label={label} percentage={step} size={size} />;
};
