export { FaultPanel } from './fault-panel.tsx';
export { RetryButton } from './retry-button.tsx';
