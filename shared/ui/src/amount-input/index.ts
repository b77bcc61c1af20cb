export { AmountInput, type AmountInputProps } from './amount-input.tsx';
export { readAmount, writeAmount } from './amount.ts';
