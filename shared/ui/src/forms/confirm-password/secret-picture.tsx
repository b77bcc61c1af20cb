import NamedQrCode from '../../antd/qr-code.tsx';
import { inSite } from '../../antd/in-site.tsx';

const QrCode: typeof NamedQrCode = inSite(NamedQrCode);

/** Blank squares around the code, so that a camera finds it (ISO/IEC 18004 asks for four). */
const QUIET = 4;

/** The secret as a QR code, dark on white in every theme, as cameras expect. */
const SecretPicture = ({ uri }: { uri: string }) => (
  <QrCode
    type="svg"
    value={uri}
    aria-label="The secret as a QR code"
    size={192}
    marginSize={QUIET}
    color="#000"
    bgColor="#fff"
    bordered={false}
  />
);

export default SecretPicture;
