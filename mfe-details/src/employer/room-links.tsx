import type { EmployerRoom } from '@phila/contract/calls';
import { classes, DeclaredIcon, Icon, Tiles } from '@phila/ui';

/** Links of an organisation, in its order, each in another tab. */
export const RoomLinks = ({ links }: Pick<EmployerRoom, 'links'>) => (
  <Tiles least={208}>
    {links.map(({ label, address, icon }, at) => (
      <li key={`${at} ${address}`}>
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className={classes('row gap-12 pad-x-14 min-high-56 press-card edge-on-hover medium')}
        >
          <DeclaredIcon icon={icon} size={22} />
          <span className={classes('grow shrink anywhere')}>{label}</span>
          <Icon name="external" size={16} title="(opens in a new tab)" />
        </a>
      </li>
    ))}
  </Tiles>
);
