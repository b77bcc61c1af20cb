/**
 * The components that a remote may draw with. Runs nothing, so that a build includes only the parts that it uses; the
 * host provides the modules under these names (`provided.json`).
 */
export { AdminList } from '@phila/ui/admin-list';
export type { AdminColumn, AdminListProps, Chip, ChosenRows } from '@phila/ui/admin-list';
export { AmountInput, type AmountInputProps } from '@phila/ui/amount-input';
export { AntdProvider } from '@phila/ui/antd-provider';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from '@phila/ui/button';
export { Badge } from '@phila/ui/badge';
export type { Tone } from '@phila/ui/badge';
export { Callout } from '@phila/ui/callout';
export { Chart } from '@phila/ui/chart';
export type { ChartProps, Series } from '@phila/ui/chart';
export { Copy } from '@phila/ui/copy';
export { DataTable } from '@phila/ui/data-table';
export type { Order, TableColumn } from '@phila/ui/data-table';
export {
  useHeldRows,
  useListAddress,
  useListKeys,
  useListReturn,
  useListRows,
  useTypedSearch,
} from '@phila/ui/list';
export type {
  HeldRows,
  HeldRowsOptions,
  ListAddress,
  ListAddressOptions,
  ListRows,
  ListRowsOptions,
  RowLink,
  TableView,
} from '@phila/ui/list';
export { AreaOverview } from '@phila/ui/area-overview';
export { classes, type ClassName } from '@phila/ui/classes';
export { averageCompletion, CompletionRing, useCompletionReads, useCompletions } from '@phila/ui/completion';
export type { Completion } from '@phila/ui/completion';
export { Check, CheckGroup, type CheckGroupProps, type CheckProps } from '@phila/ui/check';
export {
  OwnAccountName,
  RecoveryCodes,
  SetUpFactor,
  useConfirmedWrite,
  useSecondFactor,
} from '@phila/ui/confirm-password';
export type { Confirmation, ConfirmedWrite } from '@phila/ui/confirm-password';
export { DateInput, type DateInputProps } from '@phila/ui/date-input';
export { Confirm, Dialog, DialogBody, DialogFoot, DialogsInPlace, focusDialog } from '@phila/ui/dialog';
export { canPreview, DocumentPreview, downloadDocument, FilePreview } from '@phila/ui/document-preview';
export { useDragOrder, type DragOrder } from '@phila/ui/drag-order';
export { Empty } from '@phila/ui/empty';
export { Expiry } from '@phila/ui/expiry';
export { Fact, Facts, Masked } from '@phila/ui/facts';
export { FaultPanel, RetryButton } from '@phila/ui/fault-panel';
export { Field } from '@phila/ui/field';
export type { Wiring } from '@phila/ui/field';
export { FileInput } from '@phila/ui/file-input';
export { FileOfLines, type VerdictWords } from '@phila/ui/file-of-lines';
export { Money, Percentage } from '@phila/ui/figures';
export { useEscape, usePressOutside } from '@phila/ui/floating';
export { useFocusReturn, useModalFocus } from '@phila/ui/focus-return';
export {
  AskBeforeLeaving,
  Form,
  FormCheck,
  FormField,
  FormLine,
  SubmitButton,
  useControl,
} from '@phila/ui/form';
export type { Control } from '@phila/ui/form';
export { FormDialog } from '@phila/ui/form-dialog';
export {
  AutoForm,
  blankAnswer,
  EntryForm,
  firstEntry,
  FormFields,
  QuestionField,
  StepsForm,
} from '@phila/ui/form-fields';
export type { DefinedFormProps } from '@phila/ui/form-fields';
export { DeclaredIcon, Icon, isIconName } from '@phila/ui/icon';
export { AccountName, Input, PasswordInput, TextArea, type InputProps } from '@phila/ui/input';
export type { IconName } from '@phila/ui/icon';
export { IconButton } from '@phila/ui/icon-button';
export { LargerPicture } from '@phila/ui/larger-picture';
export { lazy } from '@phila/ui/lazy';
export type { LazyOptions } from '@phila/ui/lazy';
export { lazyDialog } from '@phila/ui/lazy-dialog';
export { useLeaveWarning } from '@phila/ui/leave-warning';
export { CardFault, Loaded, LoadedCard, useMinimumWait } from '@phila/ui/loaded';
export type { Reading } from '@phila/ui/loaded';
export { Loading } from '@phila/ui/loading';
export { Logo } from '@phila/ui/logo';
export { Markdown } from '@phila/ui/markdown';
export { Menu } from '@phila/ui/menu';
export type { MenuItem } from '@phila/ui/menu';
export { Motif } from '@phila/ui/motif';
export { useHeld, useHolding, useStill, useTurn } from '@phila/ui/motion';
export type { Holder, Holding, TurnOptions } from '@phila/ui/motion';
export { NameDialog } from '@phila/ui/name-dialog';
export { MainAction, Page } from '@phila/ui/page';
export { Pager } from '@phila/ui/pager';
export { PasswordStrength } from '@phila/ui/password-strength';
export { PdfDownload, type PdfDownloadProps } from '@phila/ui/pdf-download';
export {
  makeSheet,
  SaveRefused,
  SaveSheet,
  type SaveSheetProps,
  sheetItems,
  type SheetOf,
} from '@phila/ui/save-sheet';
export { Picture } from '@phila/ui/picture';
export { PlainChoices, PlainPages, PlainSearch } from '@phila/ui/plain-list';
export { ProfileRing } from '@phila/ui/profile-ring';
export { Progress } from '@phila/ui/progress';
export { Prose } from '@phila/ui/prose';
export { Quantity } from '@phila/ui/quantity';
export { RadioGroup, type RadioGroupProps } from '@phila/ui/radio-group';
export { RecordCard } from '@phila/ui/record-card';
export { useRecordList } from '@phila/ui/record-list';
export type { RecordList, RecordListOptions } from '@phila/ui/record-list';
export { RecordScreen } from '@phila/ui/record-screen';
export { ResourceScreen } from '@phila/ui/resource-screen';
export type { Preview, ResourceItem, ResourceScreenProps, RowParts } from '@phila/ui/resource-screen';
export { Ring } from '@phila/ui/ring';
export { routedApp, RoutedPages } from '@phila/ui/routed-pages';
export type { PageLoader } from '@phila/ui/routed-pages';
export { SameAs } from '@phila/ui/same-as';
export { Select, type Choice, type SelectProps } from '@phila/ui/select';
export { useSideways } from '@phila/ui/sideways';
export type { Sideways } from '@phila/ui/sideways';
export { Skeleton } from '@phila/ui/skeleton';
export { Slider, type SliderProps } from '@phila/ui/slider';
export { beginAt, Steps } from '@phila/ui/steps';
export { Surface } from '@phila/ui/surface';
export { Tabs } from '@phila/ui/tabs';
export type { Tab } from '@phila/ui/tabs';
export { CardHead, Tile, Tiles } from '@phila/ui/tiles';
export { Timeline } from '@phila/ui/timeline';
export type { TimelineEvent } from '@phila/ui/timeline';
export { Undo } from '@phila/ui/undo';
export {
  addUploads,
  documentReads,
  PickFiles,
  TABLE_FILES,
  UploadRows,
  useDrop,
  useUploads,
} from '@phila/ui/uploads';
export { Unseen } from '@phila/ui/unseen';
export { Switch, type SwitchProps } from '@phila/ui/switch';
