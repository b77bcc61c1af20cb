import type { CvTemplate } from '@phila/contract/cv';

const PAPER = '#ffffff';
const INK = '#3b4350';
const FAINT = '#c9ced6';

/** Lines of text: x, y, width. */
const Lines = ({
  at,
  fill = FAINT,
}: {
  at: readonly (readonly [number, number, number])[];
  fill?: string;
}) => (
  <>
    {at.map(([x, y, width]) => (
      <rect key={`${x} ${y}`} x={x} y={y} width={width} height={2.4} rx={1.2} fill={fill} />
    ))}
  </>
);

/** Thumbnail of a layout in its colour, decorative beside the layout's name. */
export const TemplateDrawing = ({ template, colour }: { template: CvTemplate; colour: string }) => (
  <svg viewBox="0 0 84 119" aria-hidden="true" focusable="false">
    <rect x="0.5" y="0.5" width="83" height="118" rx="3" fill={PAPER} stroke={FAINT} />
    {template === 0 && (
      <>
        <Lines at={[[10, 12, 38]]} fill={INK} />
        <Lines
          at={[
            [10, 18, 26],
            [10, 34, 64],
            [10, 39, 60],
            [10, 44, 50],
            [10, 62, 64],
            [10, 67, 58],
            [10, 72, 62],
            [10, 88, 64],
            [10, 93, 44],
            [10, 98, 56],
          ]}
        />
        <Lines
          at={[
            [10, 28, 22],
            [10, 56, 30],
            [10, 82, 20],
          ]}
          fill={INK}
        />
      </>
    )}
    {template === 30 && (
      <>
        <path d="M3.5 1h24.5v117H3.5a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z" fill={colour} />
        <circle cx="14.5" cy="17" r="7" fill={PAPER} opacity="0.9" />
        <Lines
          at={[
            [6, 34, 16],
            [6, 39, 12],
            [6, 54, 16],
            [6, 59, 14],
            [6, 64, 10],
          ]}
          fill={PAPER}
        />
        <Lines at={[[34, 12, 36]]} fill={INK} />
        <Lines
          at={[
            [34, 18, 24],
            [34, 36, 42],
            [34, 41, 38],
            [34, 46, 40],
            [34, 62, 42],
            [34, 67, 34],
            [34, 72, 40],
            [34, 88, 42],
            [34, 93, 30],
          ]}
        />
        <Lines
          at={[
            [34, 30, 18],
            [34, 56, 22],
            [34, 82, 16],
          ]}
          fill={colour}
        />
      </>
    )}
    {template === 31 && (
      <>
        <path d="M3.5 1h77a3 3 0 0 1 3 3v20h-83V4a3 3 0 0 1 3-3z" fill={colour} />
        <circle cx="71" cy="12.5" r="7" fill={PAPER} opacity="0.9" />
        <Lines
          at={[
            [8, 9, 34],
            [8, 15, 22],
          ]}
          fill={PAPER}
        />
        <path d="M24 33v76" stroke={colour} strokeWidth="1" opacity="0.5" />
        <Lines
          at={[
            [30, 37, 46],
            [30, 42, 40],
            [30, 59, 46],
            [30, 64, 34],
            [30, 81, 46],
            [30, 86, 42],
            [30, 91, 26],
            [30, 108, 40],
            [8, 53, 11],
            [8, 75, 11],
          ]}
        />
        <Lines
          at={[
            [30, 31, 16],
            [30, 53, 22],
            [30, 75, 20],
            [30, 102, 16],
          ]}
          fill={colour}
        />
        {[32.2, 54.2, 76.2, 103.2].map((y) => (
          <circle key={y} cx="24" cy={y} r="2.6" fill={colour} stroke={PAPER} strokeWidth="1.2" />
        ))}
      </>
    )}
  </svg>
);
