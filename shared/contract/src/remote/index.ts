export { checkDeclaration } from './check-declaration.ts';
export { type DeclaredRemote, remoteDeclaration, type RemoteDeclaration } from './declaration.ts';
export { remote } from './declare-remote.ts';
export { iconNames, isDrawing, type IconName } from './icon-names.ts';
export { type NavigationEntry } from './menu-entry.ts';
export { type OverviewPart } from './overview-part.ts';
export { layouts, type Layout, type RemoteRoute } from './route.ts';
export { type SidePanelEntry } from './side-panel-action.ts';
export { type WidgetEntry } from './widgets/index.ts';
