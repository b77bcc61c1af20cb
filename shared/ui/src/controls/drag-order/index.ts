export { useDragOrder, type DragOrder } from './use-drag-order.ts';
