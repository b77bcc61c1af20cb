export { Badge, type Tone } from './badge.tsx';
