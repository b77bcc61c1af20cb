import * as z from 'zod/mini';
import { avatarEntry } from './avatar-entry.ts';
import { banner } from './banner.ts';
import { cartButton } from './cart-button.ts';
import { dashboardCard } from './dashboard-card.ts';
import { headerTool } from './header-tool.ts';
import { landingSection } from './landing-section.ts';
import { overviewWidget } from './overview-widget.ts';
import { ticker } from './ticker.ts';

/** Content that a remote adds to a slot of the shell, one kind per slot. */
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
