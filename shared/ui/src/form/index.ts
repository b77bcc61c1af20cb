export { messageOf } from '@phila/platform';
export { Form } from './form.tsx';
export type { FormProps } from './form.tsx';
export { FormField, useControl } from './form-field.tsx';
export type { Control } from './form-field.tsx';
export { FormCheck } from './form-check.tsx';
export { FormLine } from './form-line.tsx';
export { SubmitButton } from './submit-button.tsx';
