export { Unseen } from './unseen.tsx';
