export { Tile, Tiles } from './tiles.tsx';
