export { ResourceScreen, type ResourceScreenProps } from './resource-screen.tsx';
