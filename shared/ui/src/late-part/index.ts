export { latePart, type StandInProps } from './late-part.tsx';
