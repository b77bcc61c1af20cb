export { useConfirmedWrite, type ConfirmedWrite, type Confirmation } from './use-confirmed-write.tsx';
