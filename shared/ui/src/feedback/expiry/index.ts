export { Expiry } from './expiry.tsx';
