export { CompletionRing } from './completion-ring.tsx';
export { type Completion, useCompletions } from './use-completions.ts';
