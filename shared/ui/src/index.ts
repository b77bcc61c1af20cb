/**
 * What a remote may draw with. No line here runs anything, so a build takes what it uses; the names on the right are
 * the keys under which the host provides them (`provided.json`).
 */
export { AntdProvider } from '@phila/ui/antd-provider';
export { Button, type ButtonProps } from '@phila/ui/button';
export { Confirm, Dialog, DialogBody, DialogFoot } from '@phila/ui/dialog';
export { Empty } from '@phila/ui/empty';
export { FaultPanel } from '@phila/ui/fault-panel';
export { Field } from '@phila/ui/field';
export type { Wiring } from '@phila/ui/field';
export { Form, FormCheck, FormField, FormLine, SubmitButton } from '@phila/ui/form';
export type { Control } from '@phila/ui/form';
export { FormDialog } from '@phila/ui/form-dialog';
export { DeclaredIcon, Icon, isIconName } from '@phila/ui/icon';
export { Input, PasswordInput, TextArea, type InputProps } from '@phila/ui/input';
export type { IconName } from '@phila/ui/icon';
export { Logo } from '@phila/ui/logo';
export { Motif } from '@phila/ui/motif';
export { Page } from '@phila/ui/page';
export { PasswordStrength } from '@phila/ui/password-strength';
export { Prose } from '@phila/ui/prose';
export { RecordCard } from '@phila/ui/record-card';
export { RecordScreen } from '@phila/ui/record-screen';
export { Ring } from '@phila/ui/ring';
export { Navigate, routedApp, RoutedPages, useParams, useSearchParams } from '@phila/ui/routed-pages';
export type { PageLoader } from '@phila/ui/routed-pages';
export { Skeleton } from '@phila/ui/skeleton';
export { Surface } from '@phila/ui/surface';
