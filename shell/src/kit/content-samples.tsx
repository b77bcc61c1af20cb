import { Badge, Callout, classes, Markdown, Picture, ProfileRing, Progress, Ring } from '@phila/ui';
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

/** A wide rectangle in one colour: a picture that needs no file. */
const DRAWN =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"%3E%3Cpath fill="%237a1f2b" d="M0 0h16v10H0z"/%3E%3C/svg%3E';

/** Content: what is read and looked at. */
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
    <Sample name="Markdown">
      <Markdown level={3}>{TEXT}</Markdown>
    </Sample>
  </>
);
