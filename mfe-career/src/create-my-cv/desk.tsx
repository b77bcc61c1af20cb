import type { CvRecords, SavedCv } from '@phila/contract/cv';
import { useState } from 'react';
import { useCvList } from './editing/use-cv-list.tsx';
import type { Engine } from './preview/use-engine.ts';
import { Workshop } from './workshop.tsx';

interface DeskProps {
  cvs: readonly SavedCv[];
  records: CvRecords;
  engine: Engine;
  isWide: boolean;
}

/** The CV changed last. */
const latest = (cvs: readonly SavedCv[]): SavedCv | undefined =>
  cvs.reduce<SavedCv | undefined>(
    (last, cv) => (last === undefined || (cv.changedOn ?? '') > (last.changedOn ?? '') ? cv : last),
    undefined,
  );

/** The person's CVs, with one on the screen. */
export const Desk = ({ cvs, records, engine, isWide }: DeskProps) => {
  const [chosen, setChosen] = useState(() => latest(cvs)?.id ?? null);
  /** Part of the key below: after the last CV is deleted, its successor has the same id and must be mounted again. */
  const [turn, setTurn] = useState(0);
  const show = (id: string | null): void => {
    setChosen(id);
    setTurn((now) => now + 1);
  };
  const list = useCvList(cvs, show);
  const cv = cvs.find(({ id }) => id === chosen) ?? latest(cvs);
  return (
    <>
      {list.elements}
      {cv && (
        <Workshop
          key={`${cv.id} ${turn}`}
          cvs={cvs}
          cv={cv}
          list={list}
          records={records}
          engine={engine}
          isWide={isWide}
          onShow={show}
        />
      )}
    </>
  );
};
