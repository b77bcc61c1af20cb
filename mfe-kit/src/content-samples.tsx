import {
  Badge,
  Button,
  Callout,
  classes,
  DeclaredIcon,
  Icon,
  lazyDialog,
  Logo,
  Markdown,
  Motif,
  Picture,
  ProfileRing,
  Progress,
  Prose,
  Ring,
  Unseen,
} from '@phila/ui';
import { useState } from 'react';
import { Sample } from './sample.tsx';
import styles from './kit-page.module.css';

const TONES = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

const TEXT = `# Terms of the voucher

Use it **once**, at any [shop of ours](/offers) or [a partner's](https://example.com/).

1. Show the code.
2. Pay the rest.

| Worth | Until |
| --- | --- |
| R 50 | 31 Dec 2026 |

> Lost codes are not replaced.`;

/** A wide rectangle in one colour, as a picture that needs no file. */
const DRAWN =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"%3E%3Cpath fill="%237a1f2b" d="M0 0h16v10H0z"/%3E%3C/svg%3E';

/** Loads when it is opened, as on a page. */
const LargerPicture = lazyDialog(
  async () => ({ default: (await import('@phila/ui/larger-picture')).LargerPicture }),
  'the larger picture',
);

const PictureToEnlarge = () => {
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <Button onClick={() => setLarge(true)}>Look at a picture</Button>
      {isLarge && <LargerPicture src={DRAWN} alt="A product" onClose={() => setLarge(false)} />}
    </>
  );
};

/** Samples of blocks to read and look at. */
export const ContentSamples = () => (
  <>
    <Sample name="Badge">
      <div className={classes('row wrap gap-12')}>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
    </Sample>
    {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
      <Sample key={tone} name={`Callout: ${tone}`}>
        <Callout tone={tone} title={`A remark of the kind ${tone}`}>
          Your passport expires in two weeks.
        </Callout>
      </Sample>
    ))}
    <Sample name="Progress">
      <Progress label="Uploading cv.pdf" value={0.4} />
      <br />
      <Progress label="Preparing your data" value={null} />
      <br />
      <Progress kind="full" label="Storage" value={0.95} text="950 MB of 1 GB" />
    </Sample>
    <Sample name="ProfileRing">
      <ProfileRing percentage={62} />
    </Sample>
    <Sample name="Ring">
      <div className={classes('row wrap gap-12')}>
        <Ring label="Banking" percentage={0} />
        <Ring label="Next of kin" percentage={0} saysNotStarted />
        <Ring label="Contact" percentage={60} />
        <Ring label="Tax" percentage={100} />
        <Ring label="Not known" percentage={null} />
      </div>
    </Sample>
    <Sample name="Picture">
      <div className={styles.narrow}>
        <Picture src={DRAWN} alt="A product" width={320} height={200} />
        <br />
        <Picture src={null} alt="A product without a picture" width={320} height={200} />
      </div>
    </Sample>
    <Sample name="Larger picture">
      <PictureToEnlarge />
    </Sample>
    <Sample name="Markdown">
      <Markdown level={3}>{TEXT}</Markdown>
    </Sample>
    <Sample name="Prose">
      <Prose>
        <h3>What we keep of you</h3>
        <p>What you fill in yourself, and what your employer supplies:</p>
        <ul>
          <li>your name, your ID number and where you live,</li>
          <li>your payslips, for five years.</li>
        </ul>
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">How long</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td data-head="What">Payslips</td>
              <td data-head="How long">5 years</td>
            </tr>
            <tr>
              <td data-head="What">Messages</td>
              <td data-head="How long">12 months</td>
            </tr>
          </tbody>
        </table>
      </Prose>
    </Sample>
    <Sample name="Icon and DeclaredIcon">
      <div className={classes('row wrap gap-12')}>
        {(['home', 'bank', 'folder', 'upload', 'warning'] as const).map((name) => (
          <Icon key={name} name={name} size={24} />
        ))}
        {/* A remote's own drawing, as path data. */}
        <DeclaredIcon icon="M12 3l9 9-9 9-9-9z" size={24} />
      </div>
    </Sample>
    <Sample name="Unseen">
      <p>
        <Unseen>Paid for November 2026: </Unseen>
        R 24 318.75
      </p>
    </Sample>
    <Sample name="Logo">
      <div className={classes('row wrap gap-24')}>
        <Logo />
        <Logo organisation={{ logo: DRAWN, osName: 'Umoya Energy' }} />
        <Logo organisation={{ logo: null, osName: 'Imbali Foods' }} />
        <span className={classes('row gap-24 pad-12 chrome rounded')}>
          <Logo />
          <Logo on="chrome" organisation={{ logo: DRAWN, osName: 'Umoya Energy (chrome)' }} />
        </span>
      </div>
    </Sample>
    <Sample name="Motif">
      <div className={classes('stack gap-16')}>
        <Motif variant="band" />
        <Motif variant="band" tone="chrome" />
        <div className={classes('grid fit-208 gap-16')}>
          <div className={classes('rounded-card clip', styles.painted)}>
            <Motif variant="panel" />
          </div>
          <div className={classes('rounded-card clip', styles.painted)}>
            <Motif variant="panel" tone="chrome" />
          </div>
          <div className={classes('relative card clip', styles.painted)}>
            <Motif variant="corner" />
          </div>
        </div>
      </div>
    </Sample>
  </>
);
