export type { ConfirmedWrite, Confirmation } from './asked-write.ts';
export { RecoveryCodes, SetUpFactor } from './late-parts.tsx';
export { useConfirmedWrite } from './use-confirmed-write.tsx';
export { useSecondFactor } from './use-second-factor.tsx';
