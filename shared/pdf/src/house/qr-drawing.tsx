import encodeQr from 'qr';
import { Path, Rect, Svg, View } from './primitives.ts';

/** Modules of white on each side: the standard asks for four. */
const QUIET_ZONE = 4;

/** The dark modules as rows of squares. */
const squares = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`] : [])),
    )
    .join('');

/** A text as a QR code, in points. Black on white whatever stands around it: scanners want it so. */
export const QrDrawing = ({ text, size }: { text: string; size: number }) => {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: 0 });
  const side = rows.length + 2 * QUIET_ZONE;
  return (
    <View style={{ width: size, height: size }}>
      <Svg width={size} height={size} viewBox={`0 0 ${side} ${side}`}>
        <Rect x={0} y={0} width={side} height={side} fill="#ffffff" />
        <Path d={squares(rows)} fill="#000000" />
      </Svg>
    </View>
  );
};
