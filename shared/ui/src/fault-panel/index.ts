export { FaultPanel } from './fault-panel.tsx';
