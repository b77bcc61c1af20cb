export { standIn } from './stand-in.tsx';
