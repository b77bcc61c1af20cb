export { AskBeforeLeaving } from './ask-before-leaving.tsx';
export { useLeaveWarning } from './use-leave-warning.ts';
