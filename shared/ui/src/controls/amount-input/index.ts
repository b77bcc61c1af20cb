export { AmountInput, type AmountInputProps } from './amount-input.tsx';
export { writeAmount } from './amount.ts';
