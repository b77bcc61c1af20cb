export { transferDuty, type TransferDuty } from './duty.ts';
export { shippedTransferDuty, type TransferDutyTable } from './tables.ts';
