export { AccountName } from './account-name.tsx';
export { Input, type InputProps } from './input.tsx';
export { PasswordInput } from './password-input.tsx';
export { TextArea } from './text-area.tsx';
