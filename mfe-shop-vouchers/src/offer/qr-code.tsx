import encodeQr from 'qr';
import { useMemo } from 'react';
import styles from './offer.module.css';

/** Squares without marks around a code, so that a camera finds it (ISO/IEC 18004 asks for four). */
const QUIET = 4;

/** The path of all dark squares of a row-wise code. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** A text as a QR code, dark on white in every theme: cameras look for that. */
const QrCode = ({ text }: { text: string }) => {
  const { path, size } = useMemo(() => {
    const rows = encodeQr(text, 'raw', { border: QUIET, ecc: 'medium' });
    return { path: pathOf(rows), size: rows.length };
  }, [text]);
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="The code as a QR code"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
};

export default QrCode;
