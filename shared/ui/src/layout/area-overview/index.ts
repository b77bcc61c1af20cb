export { AreaOverview } from './area-overview.tsx';
