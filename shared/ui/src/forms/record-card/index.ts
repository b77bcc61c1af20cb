export { RecordCard } from './record-card.tsx';
