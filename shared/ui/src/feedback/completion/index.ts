export { averageCompletion } from './average-completion.ts';
export { CompletionRing } from './completion-ring.tsx';
export { type Completion, useCompletionReads, useCompletions } from './use-completions.ts';
