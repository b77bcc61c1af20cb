export { PasswordStrength } from './password-strength.tsx';
