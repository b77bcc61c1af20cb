import { QRCode } from 'antd';
import styles from './offer.module.css';

/** Empty squares around the code that scanners need (ISO/IEC 18004 asks for four). */
const QUIET = 4;

/** QR code of a text, dark on white in every theme, as scanners expect. */
const QrCode = ({ text }: { text: string }) => (
  <QRCode
    type="svg"
    value={text}
    aria-label="The code as a QR code"
    className={styles.qr ?? ''}
    size={208}
    marginSize={QUIET}
    color="#000"
    bgColor="#fff"
    bordered={false}
  />
);

export default QrCode;
