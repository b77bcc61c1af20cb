import * as z from 'zod/mini';
import { avatarEntry } from './avatar-entry.ts';
import { banner } from './banner.ts';
import { cartButton } from './cart-button.ts';
import { dashboardCard } from './dashboard-card.ts';
import { headerTool } from './header-tool.ts';
import { landingSection } from './landing-section.ts';
import { overviewWidget } from './overview-widget.ts';
import { ticker } from './ticker.ts';

/** Widget of a remote in a slot of the shell. */
export const widget = z.discriminatedUnion('slot', [
  avatarEntry,
  banner,
  cartButton,
  dashboardCard,
  headerTool,
  landingSection,
  overviewWidget,
  ticker,
]);

export type WidgetEntry = z.output<typeof widget>;
