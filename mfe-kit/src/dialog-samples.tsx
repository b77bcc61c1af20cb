import { calls } from '@phila/contract/calls';
import { date, day, prose, required, text } from '@phila/contract/fields';
import { checkForm, form } from '@phila/contract/records';
import { notify } from '@phila/platform';
import {
  Button,
  canPreview,
  classes,
  Confirm,
  Dialog,
  DialogBody,
  DialogFoot,
  DocumentPreview,
  Form,
  FormDialog,
  FormFields,
  FormLine,
  NameDialog,
  Steps,
  SubmitButton,
} from '@phila/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Sample } from './sample.tsx';

const say = (words: string) => notify({ severity: 'success', text: words });

const leave = form({
  fields: {
    from: date('First day', day('On which day does it begin?')),
    until: date('Last day', day('On which day does it end?')),
    where: text('Where you can be reached', required('Where can you be reached?')),
    why: prose('What it is for'),
  },
  check: { until: ({ from, until }) => ((from ?? '') > (until ?? '') ? 'It ends before it begins' : null) },
});

const PAYSLIP = {
  originalDocumentName: 'Payslip November 2026.png',
  blobStorageDocumentName: 'kit-payslip.png',
};

/** Draws a picture for the cached reads, where the preview finds it and asks the service for nothing. */
const drawPayslip = (): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 400;
  const drawing = canvas.getContext('2d');
  if (drawing !== null) {
    drawing.fillStyle = '#fff';
    drawing.fillRect(0, 0, 640, 400);
    drawing.fillStyle = '#222';
    drawing.font = '28px sans-serif';
    drawing.fillText('Umoya Energy', 40, 72);
    drawing.fillText('Net pay for November 2026', 40, 150);
    drawing.fillText('R 24 318.75', 40, 200);
  }
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
};

const QUESTIONS = ['Which size?', 'Which colour?'] as const;

/** Asks two questions one after the other. The form is between the dialog and the dialog's body. */
const QuestionsDialog = ({ onClose }: { onClose: () => void }) => {
  const [at, setAt] = useState(0);
  const isLast = at === QUESTIONS.length - 1;
  return (
    <Dialog title="Two questions" onClose={onClose}>
      <Form<{ answer: string }>
        key={at}
        label={`Question ${String(at + 1)}`}
        initialValues={{ answer: '' }}
        send={async () => (isLast ? onClose() : setAt(at + 1))}
      >
        <DialogBody>
          <Steps label="Questions" steps={QUESTIONS} current={at} />
          <h3 className={classes('heading')}>{QUESTIONS[at]}</h3>
          <FormLine />
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton sending="Saving">{isLast ? 'Finish' : 'Next'}</SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};

type Opened = 'confirm' | 'form' | 'name' | 'preview' | 'steps';

/** Samples of dialogs; each opens from a button and sends nothing. */
export const DialogSamples = () => {
  const client = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [name, setName] = useState('Payslips 2026');
  const close = () => setOpened(null);
  const preview = async () => {
    const input = { query: { FileName: PAYSLIP.blobStorageDocumentName } };
    client.setQueryData([calls.documents.file.path, input], await drawPayslip());
    setOpened('preview');
  };
  return (
    <Sample name="Confirm, FormDialog, NameDialog, DocumentPreview">
      <div className={classes('row wrap gap-12')}>
        <Button danger onClick={() => setOpened('confirm')}>
          Leave the medical aid
        </Button>
        <Button onClick={() => setOpened('form')}>Ask for leave</Button>
        <Button onClick={() => setOpened('name')}>Rename {name}</Button>
        <Button onClick={() => setOpened('steps')}>Answer two questions</Button>
        <Button disabled={!canPreview(PAYSLIP)} onClick={() => void preview()}>
          Look at a payslip
        </Button>
      </div>
      {opened === 'confirm' && (
        <Confirm
          title="Leave the medical aid?"
          confirm="Leave it"
          cancel="Stay a member"
          onConfirm={close}
          onCancel={close}
        >
          Your cover and that of two dependants ends on 30 November 2026.
        </Confirm>
      )}
      {opened === 'form' && (
        <FormDialog
          title="Ask for leave"
          initialValues={{ from: '', until: '', where: 'Mbombela', why: '' }}
          check={(values) => checkForm(leave, values)}
          submit={{ label: 'Ask', sending: 'Asking' }}
          send={async ({ where }) => say(`Asked; you can be reached in ${where}`)}
          onClose={close}
        >
          <FormLine />
          <FormFields type={leave} />
        </FormDialog>
      )}
      {opened === 'name' && (
        <NameDialog
          title="Rename the folder"
          verb="Rename"
          label="Name of the folder"
          hint="Folders beside one another have different names."
          name={name}
          maxLength={60}
          faultOf={(typed) => (typed.trim() === '' ? 'Please enter a name' : null)}
          save={async (typed) => setName(typed)}
          onClose={close}
        />
      )}
      {opened === 'steps' && <QuestionsDialog onClose={close} />}
      {opened === 'preview' && <DocumentPreview file={PAYSLIP} onClose={close} />}
    </Sample>
  );
};
