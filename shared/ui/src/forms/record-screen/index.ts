export { RecordScreen } from './record-screen.tsx';
