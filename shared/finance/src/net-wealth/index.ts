export { calculateNetWealth, type NetWealthGroup, type NetWealthResult } from './calculate.ts';
export { netWealthEntry, type NetWealthEntry } from './entry.ts';
export { netWealthGroupNames, netWealthGroups, type NetWealthGroupName } from './groups.ts';
export {
  netWealthHistory,
  netWealthPoints,
  type NetWealthPoint,
  type NetWealthSnapshot,
  type NetWealthTotals,
} from './history.ts';
