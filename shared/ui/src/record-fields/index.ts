export { RecordFields } from './record-fields.tsx';
export { ValueText } from './value-text.tsx';
export { preloadWidgets } from './widget.tsx';
