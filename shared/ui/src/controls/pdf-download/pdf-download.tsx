import { southAfricanToday } from '@phila/contract/format';
import type { DocumentElement } from '@phila/pdf/drawn';
import { saveBlob } from '@phila/platform';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../../layout/icon/index.ts';
import { fileName } from './file-name.ts';
import { makePdf } from './make-pdf.ts';
import styles from './pdf-download.module.css';

export interface PdfDownloadProps {
  /**
   * The document, made of the house styles of `@phila/pdf`, or a function that makes it on demand and may load its code
   * first: `() => import('./statement.tsx').then(({ statement }) => statement(facts))`.
   */
  document: DocumentElement | (() => DocumentElement | Promise<DocumentElement>);
  /** Names the document; with the day it is the file's name: 'Bond repayment' gives `bond-repayment-2026-11-25.pdf`. */
  what: string;
  /** The button's text. Default: 'Download as PDF'. */
  children?: string;
}

const FAILED =
  'We could not make your PDF. Please check that you are connected to the internet, and try again.';

/** A button that makes a document in the page and saves it. Loads the PDF library into a worker at the first press. */
export const PdfDownload = ({ document, what, children = 'Download as PDF' }: PdfDownloadProps) => {
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle');
  const save = async () => {
    setState('making');
    try {
      const made = await makePdf(typeof document === 'function' ? await document() : document);
      saveBlob(made, fileName(what, southAfricanToday()));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <span className={styles.place}>
      <Button icon={<Icon name="download" />} loading={state === 'making'} onClick={() => void save()}>
        {state === 'failed' ? 'Try again' : children}
      </Button>
      <output className={styles.said}>
        {state === 'making' && 'Making your PDF…'}
        {state === 'failed' && FAILED}
      </output>
    </span>
  );
};
