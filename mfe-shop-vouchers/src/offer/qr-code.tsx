import { QRCode } from 'antd';
import styles from './offer.module.css';

/** Squares without marks around a code, so that a camera finds it (ISO/IEC 18004 asks for four). */
const QUIET = 4;

/** A text as a QR code, dark on white in every theme: cameras look for that. */
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
