import { SaveSheet, type SaveSheetProps, useConfirmedWrite } from '@phila/ui';

/** Saves a list that is taken out of the site, which asks for a code first. Without the code nothing is saved. */
export const SaveList = ({ sheetOf, ...button }: SaveSheetProps) => {
  const { write, dialog } = useConfirmedWrite();
  return (
    <>
      <SaveSheet
        {...button}
        sheetOf={async (format) => {
          const made = await write(() => sheetOf(format));
          return made.done ? made.value : null;
        }}
      />
      {dialog}
    </>
  );
};
