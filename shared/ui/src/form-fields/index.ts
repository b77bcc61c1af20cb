export type { Before } from './before.ts';
export { isNamedAlready, shownParts } from './group-parts.ts';
export { RecordFields } from './record-fields.tsx';
export { useLookupChoices, type Looking } from './use-choices.ts';
export { ValueText } from './value-text.tsx';
export { preloadWidgets } from './widget.tsx';
