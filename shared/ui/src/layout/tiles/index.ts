export { CardHead } from './card-head.tsx';
export { Tile, Tiles } from './tiles.tsx';
