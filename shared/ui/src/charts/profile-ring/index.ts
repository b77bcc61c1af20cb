export { ProfileRing } from './profile-ring.tsx';
