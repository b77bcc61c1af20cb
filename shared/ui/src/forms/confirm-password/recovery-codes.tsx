import { Button } from '../../controls/button/index.ts';
import { classes } from '../../layout/classes/index.ts';
import { Copy } from '../../controls/copy/index.ts';
import { Dialog, DialogBody, DialogFoot } from '../../overlays/dialog/index.ts';

/** Shows the recovery codes, once only. */
const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => (
  // Ignores Escape and presses outside: the codes are never shown again.
  <Dialog size="question" title="Keep your recovery codes" onClose={() => undefined}>
    <DialogBody>
      <p className={classes('below-12')}>
        Each code works once in place of your second factor, in case you lose it. They are shown only now:
        print them, or keep them where you keep your passwords.
      </p>
      <ul className={classes('below-12')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Copy text={codes.join('\n')} what="recovery codes" />
    </DialogBody>
    <DialogFoot>
      <Button type="primary" onClick={onKept}>
        I have saved them
      </Button>
    </DialogFoot>
  </Dialog>
);

export default RecoveryCodes;
