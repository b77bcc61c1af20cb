import { brand } from '@phila/contract/brand';
import { classes } from '@phila/ui';
import { YourDataFrame } from './your-data-frame.tsx';

/** Page before scripts run: the token is behind the `#`, which browsers never send to a server. */
export const YourDataBeforeScript = () => (
  <YourDataFrame>
    <noscript>
      <p className={classes('lines-15')}>
        The key to your file stands behind the # of the link in our message, which your browser sends to no
        server: only a script of this page can use it. Please allow JavaScript for this site and load the page
        again. If you cannot, <a href="/contactUs#write">write to us</a> or call{' '}
        <a href={`tel:${brand.phoneLink}`}>{brand.phone}</a>.
      </p>
    </noscript>
  </YourDataFrame>
);
