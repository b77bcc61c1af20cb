import QRCode from 'antd/es/qr-code';
import type { ComponentProps } from 'react';

/** antd's QRCode with a name, because its canvas has none (WCAG 1.1.1). Describe its purpose in `aria-label`. */
const NamedQrCode = (props: ComponentProps<typeof QRCode>) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- antd draws a canvas in a div
  <QRCode role="img" aria-label="QR code" {...props} />
);

export default NamedQrCode;
