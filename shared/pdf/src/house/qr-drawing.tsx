import encodeQr from 'qr';
import { Path, Rect, Svg, View } from './primitives.ts';

/** Empty squares around a code, so that a camera finds it (ISO/IEC 18004 asks for four). */
const QUIET_ZONE = 4;

/** Builds the path of the dark modules, one square each. */
const squares = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** Draws a text as a QR code, sized in points. Always black on white, as scanners need. */
export const QrDrawing = ({ text, size }: { text: string; size: number }) => {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const side = rows.length;
  return (
    <View style={{ width: size, height: size }}>
      <Svg width={size} height={size} viewBox={`0 0 ${side} ${side}`}>
        <Rect x={0} y={0} width={side} height={side} fill="#ffffff" />
        <Path d={squares(rows)} fill="#000000" />
      </Svg>
    </View>
  );
};
