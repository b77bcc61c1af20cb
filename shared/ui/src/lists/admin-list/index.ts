export {
  AdminList,
  type AdminColumn,
  type AdminListProps,
  type Chip,
  type ChosenRows,
} from './admin-list.tsx';
