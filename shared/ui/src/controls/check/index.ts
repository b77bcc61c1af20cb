export { Check, type CheckProps } from './check.tsx';
export { CheckGroup, type CheckGroupProps } from './check-group.tsx';
