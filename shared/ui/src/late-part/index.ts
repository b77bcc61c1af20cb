export { latePart, type StandInProps } from './late-part.tsx';
export { standIn } from './stand-in.tsx';
