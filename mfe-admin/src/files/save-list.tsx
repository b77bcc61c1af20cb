import { SaveSheet, type SaveSheetProps, useConfirmedWrite } from '@phila/ui';

/** Saves a list as a file, after asking for the second factor where the service wants it. */
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
