export { calculateNetWealth, type NetWealthGroup, type NetWealthResult } from './calculate.ts';
export { netWealthEntry, type NetWealthEntry } from './entry.ts';
export { netWealthGroupNames, netWealthGroups, type NetWealthGroupName } from './groups.ts';
export { netWealthHistory, type NetWealthPoint, type NetWealthSnapshot } from './history.ts';
