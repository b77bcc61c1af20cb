export { transferDuty, type TransferDuty } from './duty.ts';
